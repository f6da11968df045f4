package hissho.app.command;

import hissho.app.document.Conversion;
import hissho.app.document.GameDocument;
import hissho.app.document.JudgedWords;
import hissho.kind.Judged;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hissho solve}: who wins, with what strategy, and why. */
@Command(name = "solve")
final class SolveCommand implements Callable<Integer> {

    private static final long WRITING_MILLIS = 500;

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
        List<Requested.One> games = requested.documents(console);
        if (presentation.conversion().isPresent()) return converted(games);
        presentation.refuseSeveral(games.size());
        if (games.size() == 1) return solve(games.getFirst().document().get(), false);
        int worst = Exit.ANSWERED;
        for (Requested.One game : games) worst = worse(worst, oneOfSeveral(game));
        return worst;
    }

    /** One game that cannot be answered does not keep the others from theirs: it is named, and the worst exit code is kept. */
    private int oneOfSeveral(Requested.One game) {
        try {
            return solve(game.document().get(), true);
        } catch (RuntimeException e) {
            Faults faults = new Faults(console);
            int code = faults.tell(game.place(), e);
            presentation.withoutReport(game.place(), faults.said(), console);
            return code;
        }
    }

    private static int worse(int one, int other) {
        List<Integer> order = List.of(Exit.ANSWERED, Exit.OVER_BUDGET, Exit.BAD_INPUT, Exit.OUR_FAULT);
        return order.indexOf(one) >= order.indexOf(other) ? one : other;
    }

    /** Tells the answer; over budget where time ran out before all of it was found. */
    private int solve(GameDocument document, boolean several) {
        List<Judged> judged = new ArrayList<>();
        Presentation.Rendered rendered = rendered(document, judged, several);
        for (Judged each : judged) console.err().println(JudgedWords.of(each, document.kind(), console.words()));
        presentation.present(rendered, console);
        if (rendered.unfinished().isEmpty()) return Exit.ANSWERED;
        console.out().flush();
        console.err().println("hissho: " + console.say("app.fault.unfinished", rendered.unfinished()));
        return Exit.OVER_BUDGET;
    }

    /** The answer as it will be written; where work overstays its time, what had been told or at least found by then. */
    private Presentation.Rendered rendered(GameDocument document, List<Judged> judged, boolean several) {
        AtomicReference<Solved> begun = new AtomicReference<>();
        AtomicReference<Report> told = new AtomicReference<>();
        Words words = presentation.words(console);
        try {
            return console.watched(budget, progress -> {
                Solved solved = document.solve(progress);
                begun.set(solved);
                if (!solved.certificate().holds())
                    throw new IllegalStateException(console.say("app.fault.certificate"));
                if (!mine.isEmpty()) judged.addAll(solved.judge(Settings.read(mine), words));
                Report report = document.tell(solved, asked, words);
                told.set(report);
                return presentation.rendered(report, console, several, style -> style.under(progress));
            });
        } catch (Progress.Stopped late) {
            Solved solved = begun.get();
            if (solved == null) throw late;
            Report report = told.get();
            if (report != null) return late(report, several, words);
            return presentation.rendered(
                    solved.known(words).orElseThrow(() -> late), console, several, UnaryOperator.identity());
        }
    }

    /** A report that was told when time ran out: whole where writing it takes a moment, else without its sections, unless a figure is all that is wanted. */
    private Presentation.Rendered late(Report report, boolean several, Words words) {
        try {
            Progress moment = Progress.atMost(WRITING_MILLIS);
            return presentation.rendered(report, console, several, style -> style.under(moment));
        } catch (Progress.Stopped e) {
            if (presentation.isDrawn()) throw e;
            return presentation.rendered(report.brief(words), console, several, UnaryOperator.identity());
        }
    }

    /** A file that ends as another program's format does gets the game in that format. */
    private Integer converted(List<Requested.One> games) {
        if (games.size() > 1) throw Console.bad("app.bad.one-file", games.size());
        GameDocument document = games.getFirst().document().get();
        String text = console.watched(
                budget, progress -> Conversion.to(presentation.conversion().orElseThrow(), document, progress));
        presentation.write(text);
        return Exit.ANSWERED;
    }
}
