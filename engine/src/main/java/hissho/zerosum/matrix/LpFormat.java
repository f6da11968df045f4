package hissho.zerosum.matrix;

import hissho.linear.CommonDenominator;
import hissho.linear.LinearProgram;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Writes linear programs in the CPLEX LP format; constraints are scaled to whole coefficients so that nothing is rounded. */
final class LpFormat {

    private LpFormat() {}

    static String write(LinearProgram program, List<String> variables, List<String> constraints) {
        List<String> lines = new ArrayList<>();
        lines.add(program.maximise() ? "Maximize" : "Minimize");
        lines.add(" objective: " + sum(program.objective(), variables));
        lines.add("Subject To");
        for (int i = 0; i < program.bounds().size(); i++) {
            Rational scale = Rational.of(CommonDenominator.of(Stream.concat(
                    program.constraints().row(i).stream(),
                    Stream.of(program.bounds().get(i)))));
            lines.add(" " + constraints.get(i) + ": "
                    + sum(program.constraints().row(i).times(scale), variables) + " "
                    + program.senses().get(i).sign() + " "
                    + program.bounds().get(i).times(scale));
        }
        if (!program.free().isEmpty()) {
            lines.add("Bounds");
            program.free().stream().sorted().forEach(j -> lines.add(" " + variables.get(j) + " free"));
        }
        lines.add("End");
        return String.join("\n", lines) + "\n";
    }

    private static String sum(RationalVector coefficients, List<String> variables) {
        StringBuilder text = new StringBuilder();
        for (int j = 0; j < coefficients.size(); j++) {
            Rational c = coefficients.get(j);
            if (c.isZero()) continue;
            if (!text.isEmpty()) text.append(c.isNegative() ? " - " : " + ");
            else if (c.isNegative()) text.append("- ");
            Rational size = c.absolute();
            if (!size.equals(Rational.ONE)) text.append(size).append(' ');
            text.append(variables.get(j));
        }
        return text.isEmpty() ? "0 " + variables.getFirst() : text.toString();
    }
}
