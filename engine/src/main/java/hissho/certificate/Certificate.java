package hissho.certificate;

import hissho.document.InOrder;
import hissho.linear.Products;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Why an answer can be believed: one record per manner of proof, with the data a stranger needs. It is worked out once for a
 * solution, without its solver, and written into the report; {@code checker/check.mjs} reads it there.
 */
public sealed interface Certificate {

    /** How much of the answer was checked. */
    Extent extent();

    /** Whether what was checked is true; an answer for which it is not is never given as right. */
    boolean holds();

    /** What was checked, in a sentence. */
    Message says();

    /** What a stranger needs to check it again, by name. */
    Map<String, Object> data();

    /** What it says of facts, by their keys: so much as its data hold under the same name, and what {@link #covering} names. */
    default Map<String, Object> covers() {
        return data();
    }

    /** The same proof where it says of facts what can be read off its data at once though they do not name it so: who is favoured from the value, say. */
    default Certificate covering(Map<String, Object> said) {
        return new Covering(this, said, Map.of(), extent());
    }

    /** The same proof where more was worked out again besides what its data hold: they hold it then too. */
    default Certificate holding(Map<String, Object> again) {
        return new Covering(this, Map.of(), again, extent());
    }

    /** The same proof where the answer says something more that was not checked, and what. */
    default Certificate partly(Message unchecked) {
        return extent() instanceof Extent.Everything
                ? new Covering(this, Map.of(), Map.of(), new Extent.Part(unchecked))
                : this;
    }

    /** The same proof where its data call facts otherwise: each fact with the name it has there, if it is there. */
    default Certificate calling(Map<String, String> names) {
        Map<String, Object> said = InOrder.of();
        names.forEach((fact, name) -> {
            Object held = data().get(name);
            if (held != null && !data().containsKey(fact)) said.put(fact, held);
        });
        return covering(said);
    }

    /** The same proof where something more had to be true, and was or was not. */
    default Certificate and(boolean holdsToo) {
        return switch (this) {
            case Guarantees g -> g.with(holdsToo, g.extent, g.further);
            case BestReplies b -> new BestReplies(b.holds && holdsToo, b.extent, b.says, b.data);
            case Replay r -> new Replay(r.holds && holdsToo, r.extent, r.says, r.data);
            case Values v -> new Values(v.holds && holdsToo, v.extent, v.says, v.data);
            case SecondWay s -> new SecondWay(s.holds && holdsToo, s.extent, s.says, s.data);
            case ClosedForm c -> new ClosedForm(c.theorem, c.holds && holdsToo, c.extent, c.says, c.data);
            case Counterexample c -> new Counterexample(c.holds && holdsToo, c.extent, c.says, c.data);
            case Covering c -> new Covering(c.proof.and(holdsToo), c.more, c.further, c.extent);
            case Unchecked u -> u;
        };
    }

    /** The manner of proof, as JSON names it. */
    default String manner() {
        String name = getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /**
     * Both guarantees of a zero-sum game: every row strategy holds player II's pure replies to at least the value, every column
     * strategy player I's to at most the value (von Neumann's theorem).
     *
     * @param further what else the answer claims, by name: whether the lists are complete, whether that was checked
     */
    record Guarantees(
            RationalMatrix payoffs,
            Rational value,
            List<RationalVector> rows,
            List<RationalVector> columns,
            boolean holds,
            Extent extent,
            Message says,
            Map<String, Object> further)
            implements Certificate {

        /** Checks the guarantees, which needs nothing but the payoffs. */
        public static Guarantees check(
                RationalMatrix payoffs,
                Rational value,
                List<RationalVector> rows,
                List<RationalVector> columns,
                Extent extent,
                Message says) {
            boolean holds = !rows.isEmpty()
                    && !columns.isEmpty()
                    && rows.stream()
                            .allMatch(p -> p.size() == payoffs.height()
                                    && Products.isDistribution(p)
                                    && IntStream.of(Products.columnSigns(p, payoffs, value))
                                            .allMatch(sign -> sign >= 0))
                    && columns.stream()
                            .allMatch(q -> q.size() == payoffs.width()
                                    && Products.isDistribution(q)
                                    && IntStream.of(Products.rowSigns(payoffs, q, value))
                                            .allMatch(sign -> sign <= 0));
            return new Guarantees(payoffs, value, rows, columns, holds, extent, says, Map.of());
        }

        /** The same guarantees where the answer claims more, which was checked besides and holds or not. */
        public Guarantees with(boolean holdsToo, Extent checked, Map<String, Object> claims) {
            return new Guarantees(payoffs, value, rows, columns, holds && holdsToo, checked, says, claims);
        }

        @Override
        public Map<String, Object> data() {
            Map<String, Object> data = InOrder.of("payoffs", payoffs, "value", value, "rows", rows, "columns", columns);
            data.putAll(further);
            return data;
        }
    }

    /**
     * Nobody gains by leaving a profile of strategies alone (Nash); where one wins what the other loses, what it pays is then the value
     * (von Neumann). The data hold the strategies and what best replies to them earn.
     */
    record BestReplies(boolean holds, Extent extent, Message says, Map<String, Object> data) implements Certificate {}

    /** The winner's strategy, replayed against every reply (Zermelo); the data say how many positions were met. */
    record Replay(boolean holds, Extent extent, Message says, Map<String, Object> data) implements Certificate {}

    /** A table of values re-derived entry by entry from the rules: mex, backward induction, expectations. */
    record Values(boolean holds, Extent extent, Message says, Map<String, Object> data) implements Certificate {}

    /** The same thing worked out a second time in another way, which shares nothing with the first but the game. */
    record SecondWay(boolean holds, Extent extent, Message says, Map<String, Object> data) implements Certificate {}

    /** A closed form, with the conditions of its theorem checked for this game. */
    record ClosedForm(String theorem, boolean holds, Extent extent, Message says, Map<String, Object> data)
            implements Certificate {}

    /** An instance that refutes, small enough to check by hand. */
    record Counterexample(boolean holds, Extent extent, Message says, Map<String, Object> data)
            implements Certificate {}

    /**
     * A proof that speaks of facts in words of its own.
     *
     * @param more what it says of them, by their keys
     * @param further what was checked besides, by the keys of the facts it says
     * @param extent how much of the answer was checked
     */
    record Covering(Certificate proof, Map<String, Object> more, Map<String, Object> further, Extent extent)
            implements Certificate {
        @Override
        public boolean holds() {
            return proof.holds();
        }

        @Override
        public Message says() {
            return proof.says();
        }

        @Override
        public Map<String, Object> data() {
            return united(proof.data(), further);
        }

        @Override
        public Map<String, Object> covers() {
            return united(united(proof.covers(), further), more);
        }

        private static Map<String, Object> united(Map<String, Object> some, Map<String, Object> others) {
            if (others.isEmpty()) return some;
            Map<String, Object> all = InOrder.of();
            all.putAll(some);
            all.putAll(others);
            return all;
        }

        @Override
        public String manner() {
            return proof.manner();
        }
    }

    /** Nothing was checked. */
    record Unchecked(Message why) implements Certificate {
        @Override
        public Extent extent() {
            return new Extent.Nothing(why);
        }

        @Override
        public boolean holds() {
            return true;
        }

        @Override
        public Message says() {
            return why;
        }

        @Override
        public Map<String, Object> data() {
            return Map.of();
        }
    }
}
