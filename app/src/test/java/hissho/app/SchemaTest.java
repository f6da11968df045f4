package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import hissho.app.document.Examples;
import hissho.app.work.Work;
import hissho.catalogue.Catalogue;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The schemas are schemas, documents obey the schemas of their kinds, and what the product says obeys its own. */
class SchemaTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(VersionFlag.V202012);

    @TestFactory
    Stream<DynamicTest> everySchemaIsASchema() {
        JsonSchema meta = FACTORY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        Stream<String> names =
                Stream.concat(Catalogue.kinds().stream().map(kind -> kind.name()), Stream.of("report", "verification"));
        return names.map(name -> DynamicTest.dynamicTest(name, () -> {
            Ran ran = Ran.hissho("schema", name);
            assertEquals(Set.of(), meta.validate(tree(ran.out())));
            assertFalse(ran.out().contains("‹"), "a key without words: " + ran.out());
        }));
    }

    @TestFactory
    Stream<DynamicTest> everyExampleObeysTheSchemaOfItsKindAndItsReportThatOfReports() {
        return Examples.all().stream()
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    JsonSchema documents = schema(example.document().kind().name());
                    assertEquals(Set.<ValidationMessage>of(), documents.validate(tree(example.text())));
                    Ran report = Ran.hissho("solve", example.name(), "--format", "json", "--budget", "60");
                    assertEquals(0, report.code(), report.err());
                    JsonSchema answers = FACTORY.getSchema(tree(Ran.hissho(
                                    "schema",
                                    "report",
                                    example.document().kind().name())
                            .out()));
                    assertEquals(Set.<ValidationMessage>of(), validated(answers, report.out()));
                }));
    }

    /** The schema of one kind's reports knows its answers and no others. */
    @Test
    void anAnswerOfAnotherKindIsRefused() {
        JsonSchema nim =
                FACTORY.getSchema(tree(Ran.hissho("schema", "report", "nim").out()));
        String report =
                Ran.hissho("solve", "nim", "3", "4", "5", "--format", "json").out();
        assertEquals(Set.<ValidationMessage>of(), validated(nim, report));
        assertFalse(
                validated(nim, report.replaceFirst("\"class\"", "\"classs\"")).isEmpty());
        assertFalse(validated(
                        nim, Ran.hissho("solve", "chicken", "--format", "json").out())
                .isEmpty());
        assertEquals(2, Ran.hissho("schema", "nim", "nim").code());
        assertEquals(2, Ran.hissho("schema", "report", "nimm").code());
    }

    /** Trees lie deep inside reports, and the validator goes down into them: it gets the stack that solving has. */
    private static Set<ValidationMessage> validated(JsonSchema schema, String text) {
        return Work.within(Duration.ofMinutes(1), progress -> schema.validate(tree(text)));
    }

    @Test
    void aVerificationObeysItsSchema() {
        String key = Ran.ROOT.resolve("corpus/cards.jsonl").toString();
        Ran ran = Ran.hissho("verify", key, "--format", "json", "--topic", "memory-win-probability");
        assertEquals(Set.of(), schema("verification").validate(tree(ran.out())));
        String wrong = "{\"topic\": \"memory-value\", \"input\": {}, \"expected\": {\"value\": 7}}";
        Ran disagreeing = Ran.withInput(wrong, "verify", "-", "--format", "json");
        assertEquals(Set.of(), schema("verification").validate(tree(disagreeing.out())));
    }

    @Test
    void schemasRefuseWhatReadersRefuse() {
        JsonSchema trick = schema("trick");
        assertFalse(
                trick.validate(tree("{\"kind\": \"trick\", \"unknown\": 1}")).isEmpty());
        assertFalse(trick.validate(tree("{\"kind\": \"track\"}")).isEmpty());
        assertFalse(trick.validate(tree("{\"kind\": \"trick\", \"left\": 7}")).isEmpty());
    }

    private static JsonSchema schema(String name) {
        return FACTORY.getSchema(tree(Ran.hissho("schema", name).out()));
    }

    private static JsonNode tree(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
