package hissho.kind;

import hissho.certificate.Certificate;
import hissho.document.BadDocument;
import hissho.document.Nearest;
import hissho.document.Node;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Judged.Verdict;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A solved document: the one walk from what was written to facts, certificate and report, whoever asks. */
public final class Solved {

    private final Kind<?> kind;
    private final Solution solution;
    private final Supplier<Certificate> certificate;
    private volatile @Nullable Certificate checked;
    private volatile @Nullable Report told;

    private Solved(Kind<?> kind, Solution solution, Progress progress) {
        this.kind = kind;
        this.solution = solution;
        this.certificate = new Once<>(() -> checked(solution, progress));
    }

    /** Reads the game, which may throw {@link hissho.document.BadDocument}, and solves it. */
    public static <G extends Game> Solved of(Kind<G> kind, Node document, Progress progress) {
        return new Solved(kind, kind.solve(document.readWhole(kind.document(), kind::read), progress), progress);
    }

    /** A solution that somebody else found. */
    static Solved told(Kind<?> kind, Solution solution, Progress progress) {
        return new Solved(kind, solution, progress);
    }

    /** A check that runs out of time takes nothing with it: the answer stands, and says that it is unchecked. */
    private static Certificate checked(Solution solution, Progress progress) {
        try {
            return solution.certificate(progress.share(2, 3));
        } catch (Progress.Stopped e) {
            return new Certificate.Unchecked(Message.of("core.certificate.stopped"));
        }
    }

    public Kind<?> kind() {
        return kind;
    }

    public Solution solution() {
        return solution;
    }

    public Facts facts() {
        return solution.facts();
    }

    /** Worked out when it is first asked for, and once. */
    public Certificate certificate() {
        Certificate done = certificate.get();
        checked = done;
        return done;
    }

    /** The report with its certificate, and with the facts that were asked for beside those it tells anyway. The certificate says which of them it leaves out. */
    public Report tell(Words words, List<String> asked) {
        Report report = told(words);
        told = report;
        List<Said> answer = new ArrayList<>(report.answer());
        for (String key : asked) {
            if (answer.stream().noneMatch(said -> said.key().equals(key))) answer.add(said(key, words));
            answer.replaceAll(said -> said.key().equals(key) ? unfolded(said, words) : said);
        }
        return certified(report.with(answer), certificate(), words);
    }

    /** What a report folds is told whole to those who ask for it. */
    private Said unfolded(Said said, Words words) {
        return facts().find(said.key())
                .filter(fact -> !said.unanswered() && !said.unfinished())
                .filter(fact -> said.text().equals(fact.brief(words)))
                .<Said>map(fact -> Said.of(words, kind.room(), fact))
                .orElse(said);
    }

    /** A certificate that is told as whole covers every claim: where it does not, it is told as a part, with what is left out. */
    private Report certified(Report report, Certificate proof, Words words) {
        return report.certified(proof, words)
                .leavingOut(
                        key -> facts().find(key)
                                .filter(fact -> !fact.isRemark())
                                .isPresent(),
                        words);
    }

    /** What the solution tells; where time runs out in the middle, what it had found by then. */
    private Report told(Words words) {
        try {
            return solution.tell(words);
        } catch (Progress.Stopped e) {
            return known(words).orElseThrow(() -> e);
        }
    }

    /**
     * What has been found so far, while others may still be at work on the rest: nothing is worked out and nobody is waited for. Empty where nothing is known yet.
     */
    public Optional<Report> known(Words words) {
        Report before = told;
        Certificate done = checked;
        List<Said> found = new ArrayList<>(before == null ? List.of() : before.answer());
        for (String key : facts().keys())
            if (found.stream().noneMatch(said -> said.key().equals(key)))
                facts().find(key).filter(Fact::known).ifPresent(fact -> found.add(Said.of(words, kind.room(), fact)));
        if (found.isEmpty()) return Optional.empty();
        if (found.stream().noneMatch(Said::unfinished))
            found.add(Said.late(words, "rest", words.say("core.out-of-time.rest")));
        Report report = before != null
                ? before.with(found)
                : new Report(
                        kind.name(),
                        words.say(kind.room() + "." + kind.name()),
                        words.say("core.out-of-time.headline"),
                        found,
                        List.of());
        Certificate proof = done != null ? done : new Certificate.Unchecked(Message.of("core.certificate.stopped"));
        return Optional.of(certified(report, proof, words));
    }

    /** What a reader's own answers are worth, each read and compared as its fact says, and what is wrong with those that are not right. */
    public List<Judged> judge(Map<String, ? extends @Nullable Object> proposals, Words words) {
        List<Judged> judged = new ArrayList<>();
        proposals.forEach((key, proposed) -> judged.add(judge(key, proposed, words)));
        return judged;
    }

    private Judged judge(String key, @Nullable Object proposed, Words words) {
        Optional<Fact<?>> found = facts().find(key);
        if (found.isEmpty()) return unknown(key, proposed, Message.of("core.not-answered", key), words);
        Fact<?> fact = found.get();
        try {
            return judged(fact, proposed, words);
        } catch (Progress.Stopped e) {
            return unknown(key, proposed, Message.of("core.out-of-time"), words);
        } catch (NotAnswered e) {
            return unknown(key, proposed, e.why(), words);
        } catch (BadDocument e) {
            return unknown(key, proposed, e.what(), words);
        }
    }

    /** An answer that the comparison cannot read may still be one of which it is known what it would lead to, as a move in words. */
    private static Judged judged(Fact<?> fact, @Nullable Object proposed, Words words) {
        Object meant = fact.read(proposed, words);
        try {
            if (agrees(fact, proposed, meant)) return new Judged(fact.key(), proposed, Verdict.RIGHT, "");
        } catch (BadDocument unread) {
            String lesson = fact.consequence(meant, words).orElseThrow(() -> unread);
            return new Judged(fact.key(), proposed, Verdict.WRONG, lesson);
        }
        return new Judged(fact.key(), proposed, Verdict.WRONG, fact.lesson(meant, words));
    }

    /** Whether an answer is right as it was given or as it was meant. */
    private static boolean agrees(Fact<?> fact, @Nullable Object given, @Nullable Object meant) {
        if (Objects.equals(given, meant)) return fact.agreesWith(given);
        try {
            if (fact.agreesWith(given)) return true;
        } catch (BadDocument unread) {
            // as it was meant it may be read
        }
        return fact.agreesWith(meant);
    }

    private static Judged unknown(String key, @Nullable Object proposed, Message why, Words words) {
        return new Judged(key, proposed, Verdict.UNKNOWN, words.say(why));
    }

    private Said said(String key, Words words) {
        Fact<?> fact = facts().find(key).orElse(null);
        if (fact == null) {
            if (!kind.facts().contains(key)) throw noSuchFact(key);
            return Said.unanswered(key, Fact.label(key, kind.room(), words), words.say("core.not-answered", key));
        }
        try {
            return Said.of(words, kind.room(), fact);
        } catch (NotAnswered e) {
            return Said.unanswered(key, fact.label(words, kind.room()), words.say(e.why()));
        } catch (Progress.Stopped e) {
            return Said.late(words, key, fact.label(words, kind.room()));
        }
    }

    private BadDocument noSuchFact(String key) {
        if (kind.facts().contains(key))
            return new BadDocument("", Message.of("core.bad.fact-absent", key, kind.name()));
        return new BadDocument("", Message.of("core.bad.fact", key, kind.name(), Nearest.question(key, kind.facts())));
    }
}
