package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Northcott's game by its gaps alone: who wins, and which gaps to close by how much. */
record NorthcottGaps(List<Integer> gaps) implements Inquiry.Asked {

    private static final Field<List<Integer>> GAPS =
            Field.required("gaps", Shape.listOf(Shape.whole(0, 1_000_000), 0, 10_000));

    static Kind<NorthcottGaps> kind() {
        return new Inquiry<>(
                new Listing("northcott-gaps", "impartial", Chapter.IMPARTIAL),
                Shape.fields(GAPS),
                document -> new NorthcottGaps(GAPS.in(document)),
                List.of("class", "winner", "nimSum", "winningMoves", "moveCount"));
    }

    private int sum() {
        return gaps.stream().reduce(0, (a, b) -> a ^ b);
    }

    private List<Map<String, Object>> closing(int sum) {
        List<Map<String, Object>> moves = new ArrayList<>();
        for (int row = 0; row < gaps.size(); row++)
            if ((gaps.get(row) ^ sum) < gaps.get(row))
                moves.add(InOrder.of("row", row, "from", gaps.get(row), "to", gaps.get(row) ^ sum));
        return moves;
    }

    private String closing(int sum, Words words) {
        List<Map<String, Object>> moves = closing(sum);
        if (moves.isEmpty()) return words.say("impartial.none");
        return IntStream.range(0, gaps.size())
                .filter(row -> (gaps.get(row) ^ sum) < gaps.get(row))
                .mapToObj(row ->
                        words.say("impartial.northcott-gaps.closing", row + 1, gaps.get(row), gaps.get(row) ^ sum))
                .collect(Collectors.joining("; "));
    }

    @Override
    public Facts answers(Progress progress) {
        int sum = sum();
        return new Facts()
                .put("class", () -> sum == 0 ? "P" : "N")
                .put(
                        "winner",
                        Compare.EXACT,
                        () -> sum == 0 ? "second" : "first",
                        (words, w) -> words.say("impartial.winner." + w))
                .put("nimSum", () -> sum)
                .put("winningMoves", Compare.SET, () -> closing(sum), (words, _) -> closing(sum, words))
                .put("moveCount", () -> closing(sum).size());
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        int sum = sum();
        List<Map<String, Object>> closing = closing(sum);
        if (closing.isEmpty()) return Optional.of(Message.of("impartial.northcott-gaps.answer-loss"));
        int row = IntStream.range(0, gaps.size())
                .filter(i -> (gaps.get(i) ^ sum) < gaps.get(i))
                .findFirst()
                .orElseThrow();
        return Optional.of(Message.of(
                "impartial.northcott-gaps.answer-win" + (closing.size() == 1 ? "" : "-any"),
                sum,
                row + 1,
                gaps.get(row),
                gaps.get(row) ^ sum,
                closing.size()));
    }

    /** Every closing of every gap is tried, where there are not too many. */
    @Override
    public Certificate check(Progress progress) {
        long tried = gaps.stream().mapToLong(gap -> gap).sum();
        if (tried > 1_000_000) return new Certificate.Unchecked(Message.of("impartial.certificate.too-large"));
        int sum = sum();
        List<Map<String, Object>> found = new ArrayList<>();
        for (int row = 0; row < gaps.size(); row++) {
            progress.check();
            for (int to = 0; to < gaps.get(row); to++)
                if ((sum ^ gaps.get(row) ^ to) == 0) found.add(InOrder.of("row", row, "from", gaps.get(row), "to", to));
        }
        return new Certificate.ClosedForm(
                        "northcott",
                        found.equals(closing(sum)) && (sum == 0) == found.isEmpty(),
                        Extent.everything(),
                        Message.of("impartial.northcott.certificate-gaps"),
                        InOrder.of("nimSum", sum, "outcome", sum == 0 ? "P" : "N", "winning", found))
                .calling(Map.of("class", "outcome", "winningMoves", "winning"))
                .covering(Map.of("winner", sum == 0 ? "second" : "first"));
    }
}
