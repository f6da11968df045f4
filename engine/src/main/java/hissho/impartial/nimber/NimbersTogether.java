package hissho.impartial.nimber;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The values of several expressions of nim arithmetic: part of a row of the multiplication table, squares, inverses or roots. */
record NimbersTogether(NimQuestion.Several question, List<Nimber> values) implements Solution {

    private static final int MOST_SAID = 4;

    NimbersTogether {
        values = List.copyOf(values);
    }

    static NimbersTogether of(NimQuestion.Several question, Progress progress) {
        List<Nimber> values = new ArrayList<>();
        for (NimExpression expression : question.expressions()) {
            progress.check();
            values.add(expression.value());
        }
        return new NimbersTogether(question, values);
    }

    @Override
    public Facts facts() {
        if (question.fact().equals("squares")) return new Facts().put("squares", this::squares);
        Facts facts = new Facts().put(question.fact(), this::plain);
        return question.fact().equals("values") ? facts.put("unique", this::isUnique) : facts;
    }

    private List<BigInteger> plain() {
        return values.stream().map(Nimber::value).toList();
    }

    private Map<String, BigInteger> squares() {
        Map<String, BigInteger> squares = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++)
            if (question.expressions().get(i) instanceof NimExpression.Times times)
                squares.put(times.left().print(), values.get(i).value());
        return squares;
    }

    /** Whether every quotient and every root is the only one. */
    private boolean isUnique() {
        return question.expressions().stream()
                .allMatch(expression -> new ComputedNimber(expression, expression.value())
                        .facts()
                        .find("unique")
                        .map(fact -> Boolean.TRUE.equals(fact.value()))
                        .orElseThrow(() -> new NotAnswered(Message.of("core.not-answered", "unique"))));
    }

    @Override
    public Certificate certificate(Progress progress) {
        NimCheck check = new NimCheck(progress);
        boolean holds = values.size() == question.expressions().size();
        for (int i = 0; holds && i < values.size(); i++)
            holds = check.holds(question.expressions().get(i), values.get(i));
        return check.certificate(holds, "nimber.certificate.value", InOrder.of("values", plain()));
    }

    /** The first equations and the last one. */
    private String equations(Words words) {
        int last = values.size() - 1;
        return IntStream.rangeClosed(0, last)
                .filter(i -> i < MOST_SAID || i == last)
                .mapToObj(i -> (i == last && last > MOST_SAID ? "…, " : "")
                        + question.expressions().get(i).print()
                        + " = "
                        + words.write(values.get(i).value()))
                .collect(Collectors.joining(", "));
    }

    @Override
    public Report tell(Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < values.size(); i++)
            rows.add(List.of(
                    Cell.of(question.expressions().get(i).print()),
                    Cell.of(values.get(i).value(), words)));
        String title = words.say("nimber.title.several");
        return new Report(
                "nim-arithmetic",
                title,
                words.say("nimber.headline.several", equations(words)),
                Said.of(words, "nimber", facts(), question.fact()),
                List.of(Section.of(
                        title,
                        new Block.Table(
                                title,
                                List.of(words.say("nimber.head.term"), words.say("nimber.head.value")),
                                rows,
                                true))));
    }
}
