package hissho.app.command;

import hissho.app.document.Conversion;
import hissho.app.document.GameDocument;
import hissho.app.document.JudgedWords;
import hissho.kind.Judged;
import hissho.kind.Solved;
import hissho.report.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hissho solve}: who wins, with what strategy, and why. */
@Command(name = "solve")
final class SolveCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private Requested requested = new Requested();

    @Mixin
    private Presentation presentation = new Presentation();

    @Option(names = "--budget", paramLabel = "SECONDS", descriptionKey = "budget")
    private double budget;

    @Option(names = "--ask", paramLabel = "FACT", split = ",", descriptionKey = "ask")
    private List<String> asked = new ArrayList<>();

    @Option(names = "--mine", paramLabel = "FACT=VALUE", descriptionKey = "mine")
    private List<String> mine = new ArrayList<>();

    SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        presentation.check(console);
        List<GameDocument> documents = requested.documents(console);
        if (presentation.conversion().isPresent()) return converted(documents);
        boolean finished = true;
        for (GameDocument document : documents) finished &= solve(document, documents.size() > 1);
        return finished ? Exit.ANSWERED : Exit.OVER_BUDGET;
    }

    /** Tells the answer; false where time ran out before all of it was found. */
    private boolean solve(GameDocument document, boolean several) {
        List<Judged> judged = new ArrayList<>();
        Presentation.Rendered rendered = console.watched(budget, progress -> {
            Solved solved = document.solve(progress);
            if (!solved.certificate().holds()) throw new IllegalStateException(console.say("app.fault.certificate"));
            if (!mine.isEmpty()) judged.addAll(solved.judge(Settings.read(mine)));
            Report report = document.tell(solved, asked, presentation.words(console));
            return presentation.rendered(report, console, several);
        });
        for (Judged each : judged) console.err().println(JudgedWords.of(each, document.kind(), console.words()));
        presentation.present(rendered, console);
        if (rendered.unfinished().isEmpty()) return true;
        console.out().flush();
        console.err().println("hissho: " + console.say("app.fault.unfinished", rendered.unfinished()));
        return false;
    }

    /** A file that ends as another program's format does gets the game in that format. */
    private Integer converted(List<GameDocument> documents) {
        if (documents.size() > 1) throw Console.bad("app.bad.one-file", documents.size());
        String text = console.watched(
                budget,
                progress -> Conversion.to(presentation.conversion().orElseThrow(), documents.getFirst(), progress));
        presentation.write(text);
        return Exit.ANSWERED;
    }
}
