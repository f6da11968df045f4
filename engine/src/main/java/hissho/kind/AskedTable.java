package hissho.kind;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;

/** A question over a range as a table: its parameters are the question's fields, its report the answer. */
public record AskedTable(String name, Kind<?> kind) implements Tabulation {

    @Override
    public String room() {
        return kind.room();
    }

    @Override
    public Shape.Fields parameters() {
        return kind.document();
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        return make(kind, parameters, words, progress);
    }

    private static <G extends Game> Report make(Kind<G> kind, Node parameters, Words words, Progress progress) {
        Solution solution = kind.solve(kind.read(parameters), progress);
        return solution.tell(words).certified(solution.certificate(progress), words);
    }
}
