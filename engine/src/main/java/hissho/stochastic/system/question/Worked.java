package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.BestReply;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Guaranteed;
import hissho.stochastic.system.solve.Iteration;
import hissho.stochastic.system.solve.LargeSystem;
import hissho.stochastic.system.solve.OfQ;
import hissho.stochastic.system.solve.Valuation;
import hissho.stochastic.system.solve.ValueMap;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is worked out about a system, each thing when it is first needed. */
public final class Worked {

    private final SystemQuestion question;
    private final Progress progress;
    private final Once<Arena> arena;
    private final Once<Classification> sort;
    private final Once<List<Valuation>> valuations;
    private final Once<Iteration> iteration;
    private final Once<ValueMap> map;
    private final Once<LargeSystem> large;
    private final Once<OfQ> ofQ;
    private final Once<Guaranteed> guaranteed;

    public Worked(SystemQuestion question, Progress progress) {
        this.question = question;
        this.progress = progress;
        arena = new Once<>(() -> Arena.of(question.system()));
        sort = new Once<>(() -> Classification.of(arena()));
        valuations = new Once<>(this::solve);
        iteration = new Once<>(this::iterate);
        map = new Once<>(() -> ValueMap.of(question.system(), progress));
        guaranteed = new Once<>(() -> Guaranteed.of(question.system(), valuations(), progress));
        ofQ = new Once<>(() -> new OfQ(small(), progress));
        large = new Once<>(() -> LargeSystem.of(
                arena(),
                stop().doubleValue(),
                Math.min(1e-9, question.tolerance().doubleValue()),
                progress));
    }

    SystemQuestion question() {
        return question;
    }

    Progress progress() {
        return progress;
    }

    GameSystem system() {
        return question.given().orElseThrow(() -> new NotAnswered(Message.of("system.unknown.faulty")));
    }

    public Arena arena() {
        return arena.get();
    }

    Classification sort() {
        system();
        return sort.get();
    }

    /** The solution for the first payoff of infinite play. */
    public Valuation valuation() {
        return valuations.get().getFirst();
    }

    List<Valuation> valuations() {
        return valuations.get();
    }

    /** The strategies that may be called optimal. */
    public Guaranteed guaranteed() {
        return guaranteed.get();
    }

    Iteration iteration() {
        return iteration.get();
    }

    ValueMap map() {
        return map.get();
    }

    /** How the value depends on the payoff of infinite play. */
    OfQ ofQ() {
        return ofQ.get();
    }

    /** The system where it is small enough for exact values, and pays nothing on endless loops. */
    private GameSystem small() {
        if (!Arena.holds(system())) throw new NotAnswered(Message.of("system.unknown.large"));
        if (sort() == Classification.RECURSIVE && Classification.paysForEver(arena()))
            throw new NotAnswered(Message.of("system.bad.payoff-on-endless-loop"));
        return system();
    }

    /** The solution in floating point, for systems that are too large for fractions. */
    LargeSystem large() {
        return large.get();
    }

    private List<Valuation> solve() {
        GameSystem system = system();
        Fault.of(system).ifPresent(fault -> {
            throw new NotAnswered(Message.of("system.bad." + fault.fault().code()));
        });
        if (!Arena.holds(system)) throw new NotAnswered(Message.of("system.unknown.large"));
        if (system.infinite().isEmpty()) return List.of(Valuation.of(system, Optional.empty(), progress));
        return system.infinite().stream()
                .map(amount -> Valuation.of(system, Optional.of(amount), progress))
                .toList();
    }

    private Iteration iterate() {
        return Iteration.of(arena(), start(question.from()), question.steps(), progress);
    }

    /** Values of the games, spread over the states: with exchanged roles they are negated. */
    List<Rational> start(List<Rational> given) {
        List<Rational> games = given.isEmpty() ? Collections.nCopies(system().size(), Rational.ZERO) : given;
        List<Rational> all = new ArrayList<>();
        for (Arena.Room room : arena().rooms())
            all.add(room.reversed() ? games.get(room.stage()).negated() : games.get(room.stage()));
        return all;
    }

    /** Stationary strategies of one player for all states: those given, and optimal ones where the roles are exchanged. */
    List<List<Algebraic>> stationary(boolean rows) {
        Map<String, List<Rational>> own = rows ? question.rowStationary() : question.colStationary();
        Map<String, List<Rational>> other = rows ? question.colStationary() : question.rowStationary();
        if (own.isEmpty()) throw new NotAnswered(Message.of("system.unasked", "rowStationary"));
        List<List<Algebraic>> all = new ArrayList<>();
        for (int k = 0; k < arena().size(); k++) {
            Arena.Room room = arena().rooms().get(k);
            String name = system().stages().get(room.stage()).name();
            List<Rational> given = room.reversed() ? other.get(name) : own.get(name);
            all.add(
                    given == null
                            ? valuation().strategy(rows, k)
                            : given.stream().map(Algebraic::of).toList());
        }
        return all;
    }

    BestReply reply(boolean rows) {
        return BestReply.to(arena(), rows, stationary(rows), infinite(), progress);
    }

    public Optional<Rational> infinite() {
        return system().infinite().stream().findFirst();
    }

    /** The least probability to stop, where it is positive. */
    Rational stop() {
        Rational stop = system().leastStop();
        if (stop.isZero()) throw new NotAnswered(Message.of("system.unknown.stop"));
        return stop;
    }
}
