package hissho.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.app.document.Json;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Examples with one place spoilt are answered or refused with one sentence; never is it our fault. */
class MutationTest {

    private static final int MUTATIONS = Integer.getInteger("hissho.mutations", 4);

    @TestFactory
    Stream<DynamicTest> spoiltExamplesAreNeverOurFault() {
        return Examples.all().stream()
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    Random random = new Random(example.name().hashCode() + Long.getLong("hissho.seed", 0));
                    for (int i = 0; i < MUTATIONS; i++) spoil(example, random);
                }));
    }

    private static void spoil(Example example, Random random) {
        Object tree = new Documents().parse(example.text(), Documents.Syntax.JSON);
        String spoilt = Json.line(Spoiling.one(tree, random));
        Ran ran = Ran.withInput(spoilt, "solve", "-", "--budget", "2");
        assertTrue(ran.code() == 0 || ran.code() == 2 || ran.code() == 3, spoilt + "\n" + ran.err());
        assertTrue(ran.err().lines().count() <= 1, spoilt + "\n" + ran.err());
    }
}
