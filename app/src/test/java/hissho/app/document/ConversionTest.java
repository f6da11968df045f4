package hissho.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.document.BadDocument;
import hissho.form.RandomForms;
import hissho.form.format.Efg;
import hissho.form.format.Nfg;
import hissho.form.format.TreeFile;
import hissho.kind.Formed;
import hissho.progress.Progress;
import hissho.property.Property;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every example that is a tree, there and back through every format. */
class ConversionTest {

    private static String to(String format, GameDocument document) {
        return Conversion.to(format, document, Progress.none());
    }

    private static GameDocument read(String text, String name) {
        return GameDocument.of(new Documents().parse(text, name));
    }

    @TestFactory
    Stream<DynamicTest> everyTreeThereAndBack() {
        return Examples.all().stream()
                .filter(example -> example.document().kind() instanceof Formed<?>)
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    String efg = to("efg", example.document());
                    assertEquals(efg, Efg.write(Efg.read(efg)));
                    GameDocument file = read(efg, "x.efg");
                    assertEquals(efg, to("efg", file));
                    if (Efg.read(efg).tree().depth() > 80) return;
                    String json = to("json", file);
                    assertEquals(json, to("json", read(json, "x.json")));
                    String yaml = to("yaml", file);
                    assertEquals(yaml, to("yaml", read(yaml, "x.yaml")));
                    assertEquals(efg, to("efg", read(json, "x.json")));
                    assertEquals(efg, to("efg", read(yaml, "x.yaml")));
                }));
    }

    /** Files with every awkward label, shared and missing outcomes and outcomes on the way come back from JSON and from YAML word for word. */
    @Test
    void nothingOfAFileIsLostInJsonAndYaml() {
        Property.holds(1_500, (random, size) -> RandomForms.tree(random, Math.min(size, 12)), tree -> {
            String efg = Efg.write(new TreeFile("a title", "a \"comment\"", tree));
            GameDocument file = read(efg, "x.efg");
            assertEquals(efg, to("efg", read(to("json", file), "x.json")));
            assertEquals(efg, to("efg", read(to("yaml", file), "x.yaml")));
        });
    }

    @Test
    void aMatrixBecomesATreeAndItsStrategicFormIsTheMatrixAgain() {
        GameDocument matrix = Examples.named("matrix/odd-or-even").orElseThrow().document();
        GameDocument tree = read(to("efg", matrix), "x.efg");
        assertEquals(
                Nfg.read(to("nfg", matrix)).game().zeroSumMatrix(),
                Nfg.read(to("nfg", tree)).game().zeroSumMatrix());
    }

    @Test
    void whatIsNoTreeIsRefused() {
        GameDocument nim = GameDocument.of(Map.of("kind", "nim", "piles", java.util.List.of(1, 2)));
        assertThrows(BadDocument.class, () -> to("efg", nim));
        assertThrows(BadDocument.class, () -> to("nfg", nim));
    }
}
