package hissho.stochastic.guess;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;

/** The table of Guess it!: chance to win, bluffs and calls for all hands up to a size. */
final class GuessTabulation implements Tabulation {

    private static final Field<Integer> TO =
            Field.optional("to", Shape.whole(1, GuessBounds.LARGEST), GuessReport.USUAL_TABLE);

    @Override
    public String name() {
        return "guess-it";
    }

    @Override
    public String room() {
        return "stochastic";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(TO);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int largest = TO.in(parameters);
        if (largest <= GuessIt.LARGEST) {
            GuessTable table = GuessTable.upTo(largest, progress);
            return report(table, largest, words)
                    .certified(GuessCertificate.of(table, table.values().keySet(), progress), words);
        }
        GuessBounds bounds = GuessBounds.upTo(largest, progress);
        return report(bounds.lower(), largest, words)
                .certified(bounds.certificate(bounds.lower().values().keySet(), progress), words);
    }

    private Report report(GuessTable table, int largest, Words words) {
        return new Report(
                name(),
                words.say("stochastic.table.guess-it"),
                words.say("stochastic.guess.table.title"),
                List.of(),
                List.of(new Section(
                        words.say("stochastic.guess.section.table"),
                        GuessReport.tables(words, table, largest, largest <= GuessIt.LARGEST))));
    }
}
