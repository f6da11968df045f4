package hissho.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Documents on which the program once failed, hung or left a gap in a sentence: answered, refused with a sentence, or over budget. */
class OnceOurFaultTest {

    private static final List<String> ANSWERED = List.of(
            "{\"kind\":\"counting\",\"formula\":\"１+２\"}",
            "{\"kind\":\"vector-norms\",\"x\":[3,-4,\"1e400\"]}",
            "{\"kind\":\"vector-norms\",\"x\":[3,-4,\"1e4000\"]}",
            "{\"kind\":\"pile-values\",\"game\":\"treblecross\",\"from\":2,\"to\":8,\"play\":\"misere\"}",
            "{\"kind\":\"pile-values\",\"game\":\"path-vertex-removal\",\"from\":0,\"to\":4}",
            "{\"kind\":\"pile-values\",\"game\":\"dawson-kayles\",\"from\":0,\"to\":4}",
            "{\"kind\":\"contest\",\"V\":1,\"c1\":1,\"c2\":\"1e400\",\"profile\":[0,0]}",
            "{\"kind\":\"entry-deterrence\",\"c\":1,\"fixedCost\":9,\"profile\":[10,0],\"a\":\"1e400\"}",
            "{\"kind\":\"ruler\",\"piles\":[524288,536870912]}",
            "{\"kind\":\"rulerette\",\"piles\":[524288,536870912]}");

    private static final List<String> REFUSED = List.of(
            "{\"kind\":\"counting\",\"formula\":\"1.2.3\"}",
            "{\"kind\":\"infinity-by-two\",\"rows\":\"(1-x^2, 1-(1-x)^2), 0<=x<=11/0\"}",
            "{\"kind\":\"bystander\",\"trimatrix\":[[]]}",
            "{\"kind\":\"empty-and-divide\",\"m\":4000000000000000000,\"n\":5,\"play\":\"misere\"}",
            "{\"kind\":\"nim\",\"piles\":\"@/etc/passwd\"}");

    private static final List<String> LONG = List.of(
            "{\"kind\":\"check-call-poker\",\"betSet\":[[\"1/2\",\"3/4\"]],\"c\":1,\"d\":1,\"beta\":\"1e400\"}",
            "{\"kind\":\"strategic-game\",\"players\":3,\"payoffs\":[[[[3,1e308,3],[0,0,0]],[[0,0,0],[0,0,0]]],[[[0,0,0],[0,0,0]],[[0,0,0],[5,5,5]]]]}");

    @TestFactory
    Stream<DynamicTest> documents() {
        return Stream.of(tests(ANSWERED, List.of(0)), tests(REFUSED, List.of(2)), tests(LONG, List.of(0, 3)))
                .flatMap(each -> each);
    }

    private static Stream<DynamicTest> tests(List<String> documents, List<Integer> codes) {
        return documents.stream()
                .map(document -> DynamicTest.dynamicTest(document, () -> {
                    Ran ran = Ran.withInput(document, "solve", "-", "--budget", codes.contains(3) ? "1" : "20");
                    assertTrue(codes.contains(ran.code()), () -> ran.code() + " " + ran.err());
                    assertTrue(!ran.out().contains("‹") && !ran.err().contains("‹"), () -> ran.out() + ran.err());
                }));
    }
}
