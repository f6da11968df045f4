package hissho.appendix;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The expected utility of lotteries, and how they are ranked by it. */
record ExpectedUtility(List<RationalVector> lotteries, boolean single, RationalVector utility)
        implements Inquiry.Asked {

    private static final Field<List<Rational>> LOTTERY = Field.optional("lottery", Lotteries.NUMBERS);
    private static final Field<List<List<Rational>>> LOTTERIES =
            Field.optional("lotteries", Shape.listOf(Lotteries.NUMBERS, 1, 1_000));
    private static final Field<List<Rational>> UTILITY = Field.required("utility", Lotteries.NUMBERS);

    private static final int MOST_TOLD = 12;

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("utility-ranking", "appendix", Chapter.APPENDIX),
                Shape.fields(LOTTERY, LOTTERIES, UTILITY),
                ExpectedUtility::read,
                List.of("expectedUtility", "ranking"));
    }

    private static ExpectedUtility read(Node document) {
        RationalVector utility = RationalVector.of(UTILITY.in(document));
        if (document.has("lottery"))
            return new ExpectedUtility(List.of(Lotteries.read(document.get("lottery"), utility.size())), true, utility);
        List<RationalVector> lotteries = document.get("lotteries").list(1, 1_000).stream()
                .map(node -> Lotteries.read(node, utility.size()))
                .toList();
        return new ExpectedUtility(lotteries, false, utility);
    }

    @Override
    public Facts answers(Progress progress) {
        List<Rational> expected = lotteries.stream().map(utility::dot).toList();
        Facts facts = new Facts().put("expectedUtility", () -> single ? expected.getFirst() : expected);
        return single ? facts : facts.put("ranking", GROUPS, () -> groups(expected));
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        if (single) return Optional.empty();
        List<List<Integer>> groups = groups(lotteries.stream().map(utility::dot).toList());
        List<Integer> best = groups.getLast();
        Rational most = utility.dot(lotteries.get(best.getFirst() - 1));
        if (lotteries.size() > MOST_TOLD)
            return Optional.of(Message.of("appendix.utility-ranking.best", best.getFirst(), most));
        String chain = groups.stream()
                .map(group -> group.stream().map(String::valueOf).collect(Collectors.joining(" ~ ")))
                .collect(Collectors.joining(" < "));
        return Optional.of(Message.of("appendix.utility-ranking.ranked", chain, best.getFirst(), most));
    }

    @Override
    public List<Message> steps(Facts answers) {
        if (utility.size() > MOST_TOLD) return List.of();
        List<Message> steps = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_TOLD, lotteries.size()); i++)
            steps.add(Message.of(
                    "appendix.utility-ranking.step",
                    i + 1,
                    Lotteries.products(lotteries.get(i), utility),
                    utility.dot(lotteries.get(i))));
        return steps;
    }

    /** The places of equal numbers, the least first, counted from 1. */
    static List<List<Integer>> groups(List<Rational> numbers) {
        Map<Rational, List<Integer>> groups = new TreeMap<>();
        for (int i = 0; i < numbers.size(); i++)
            groups.computeIfAbsent(numbers.get(i), number -> new ArrayList<>()).add(i + 1);
        return List.copyOf(groups.values());
    }

    /** Lists of groups, each in any order. */
    static final Compare GROUPS = (answered, expected) -> {
        if (!(answered instanceof List<?> a) || !(expected instanceof List<?> e) || a.size() != e.size()) return false;
        for (int i = 0; i < a.size(); i++) if (!Compare.SET.agree(a.get(i), e.get(i))) return false;
        return true;
    };

    @Override
    public Certificate check(Progress progress) {
        List<Rational> expected =
                lotteries.stream().map(lottery -> lottery.dotByParts(utility)).toList();
        if (single) return Inquiry.again(InOrder.of("expectedUtility", expected.getFirst()));
        List<List<Integer>> ranking = new ArrayList<>();
        boolean[] ranked = new boolean[expected.size()];
        for (int left = expected.size(); left > 0; left -= ranking.getLast().size()) {
            progress.check();
            ranking.add(least(expected, ranked));
        }
        return Inquiry.again(InOrder.of("expectedUtility", expected, "ranking", ranking));
    }

    /** The places of the least numbers that have no rank yet, which get one. */
    private static List<Integer> least(List<Rational> numbers, boolean[] ranked) {
        List<Integer> least = new ArrayList<>();
        for (int i = 0; i < ranked.length; i++) {
            if (ranked[i]) continue;
            int order = least.isEmpty() ? -1 : numbers.get(i).compareTo(numbers.get(least.getFirst() - 1));
            if (order < 0) least.clear();
            if (order <= 0) least.add(i + 1);
        }
        for (int place : least) ranked[place - 1] = true;
        return least;
    }
}
