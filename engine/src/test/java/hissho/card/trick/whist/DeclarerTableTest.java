package hissho.card.trick.whist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DeclarerTableTest {

    private static Report made(List<List<String>> hands) {
        Words words = Words.in(Language.ENGLISH);
        return new DeclarerTable().make(Node.root(Map.of("hands", hands)), words, Progress.none());
    }

    /** The first seat has all spades and the second all hearts: who declares in the own suit takes every trick, without trumps whoever leads. */
    @Test
    void aHandOfOneSuitTakesEveryTrick() {
        List<List<String>> hands = Stream.of("S", "H", "D", "C")
                .map(suit -> IntStream.rangeClosed(2, 4)
                        .mapToObj(rank -> suit + rank)
                        .toList())
                .toList();
        Report report = made(hands);
        assertEquals(
                "S: (3, 0, 3, 0), H: (0, 3, 0, 3), D: (3, 0, 3, 0), C: (0, 3, 0, 3), NT: (0, 0, 0, 0)",
                report.answer().getFirst().text());
        assertTrue(report.certificate().checked(), report.certificate().text());
    }

    @Test
    void otherThanFourEqualHandsAreRefused() {
        List<String> one = List.of("SA", "H3");
        assertThrows(BadDocument.class, () -> made(List.of(one, List.of("SK", "H10"))));
        assertThrows(
                BadDocument.class, () -> made(List.of(one, List.of("SK", "H10"), List.of("S2", "HA"), List.of("S9"))));
        assertThrows(
                BadDocument.class,
                () -> made(List.of(one, List.of("SA", "H10"), List.of("S2", "HA"), List.of("S9", "HK"))));
        // five suits
        assertThrows(
                BadDocument.class,
                () -> made(List.of(one, List.of("D2", "C2"), List.of("S2", "X4"), List.of("S9", "HK"))));
    }
}
