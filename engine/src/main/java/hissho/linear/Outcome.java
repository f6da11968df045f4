package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalVector;

/** How a linear program comes out, each way with the witness that proves it without trusting the solver. */
public sealed interface Outcome {

    /** Whether the witness proves this outcome of the program. */
    boolean proves(LinearProgram program);

    /** An optimum: by weak duality a feasible point and feasible multipliers with equal objectives are both optimal. */
    record Optimal(Rational objective, RationalVector point, RationalVector multipliers) implements Outcome {
        @Override
        public boolean proves(LinearProgram program) {
            RationalVector y = program.maximise() ? multipliers : multipliers.negated();
            RationalVector c = program.maximise()
                    ? program.objective()
                    : program.objective().negated();
            for (int i = 0; i < y.size(); i++)
                if (!program.senses().get(i).allowsMultiplier(y.get(i).signum())) return false;
            RationalVector excess = program.constraints().leftTimes(y).minus(c);
            for (int j = 0; j < excess.size(); j++)
                if (program.free().contains(j)
                        ? !excess.get(j).isZero()
                        : excess.get(j).isNegative()) return false;
            return program.admits(point)
                    && program.objective().dot(point).equals(objective)
                    && program.bounds().dot(multipliers).equals(objective);
        }
    }

    /** No point satisfies the constraints: these multipliers combine them into a contradiction (Farkas). */
    record Infeasible(RationalVector multipliers) implements Outcome {
        @Override
        public boolean proves(LinearProgram program) {
            for (int i = 0; i < multipliers.size(); i++)
                if (!program.senses().get(i).allowsMultiplier(multipliers.get(i).signum())) return false;
            RationalVector left = program.constraints().leftTimes(multipliers);
            for (int j = 0; j < left.size(); j++)
                if (program.free().contains(j)
                        ? !left.get(j).isZero()
                        : left.get(j).isNegative()) return false;
            return program.bounds().dot(multipliers).isNegative();
        }
    }

    /** The objective has no bound: from this point it improves forever in this direction. */
    record Unbounded(RationalVector point, RationalVector direction) implements Outcome {
        @Override
        public boolean proves(LinearProgram program) {
            int gain = program.objective().dot(direction).signum();
            return program.admits(point) && program.recedes(direction) && (program.maximise() ? gain > 0 : gain < 0);
        }
    }
}
