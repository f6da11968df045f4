package hissho.impartial.board;

import hissho.impartial.OutcomeSearched;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** For Thirty-One: the winning answers to every card. */
record RepliesSupplement(OutcomeSearched<List<Integer>> game) implements Supplement {

    @Override
    public List<Section> more(Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Map.Entry<String, List<Object>> reply : BoardTopics.replies(game).entrySet())
            rows.add(List.of(
                    Cell.of(reply.getKey()),
                    Cell.of(reply.getValue().isEmpty() ? words.say("impartial.none") : words.write(reply.getValue()))));
        if (rows.isEmpty()) return List.of();
        return List.of(Section.of(
                words.say("impartial.thirty-one.replies"),
                new Block.Table(
                        words.say("impartial.thirty-one.replies"),
                        List.of(words.say("impartial.thirty-one.card"), words.say("impartial.thirty-one.answers")),
                        rows,
                        true)));
    }
}
