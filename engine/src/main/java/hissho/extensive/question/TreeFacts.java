package hissho.extensive.question;

import hissho.fact.Facts;
import java.util.List;
import java.util.stream.Stream;

/** Everything a solved tree says, idea by idea. */
final class TreeFacts {

    private TreeFacts() {}

    /** What there is to ask, of whatever tree. */
    static List<String> keys() {
        return Stream.of(
                        InformationFacts.KEYS,
                        StrategicFormFacts.KEYS,
                        OptimumFacts.KEYS,
                        GuaranteeFacts.KEYS,
                        PureEquilibriumFacts.KEYS,
                        AskedFacts.KEYS,
                        FormulaFacts.KEYS,
                        EquilibriumFacts.KEYS,
                        FormEquilibria.KEYS)
                .flatMap(List::stream)
                .toList();
    }

    static Facts of(TreeAnswer answer) {
        Facts facts = new Facts();
        InformationFacts.add(answer, facts);
        StrategicFormFacts.add(answer, facts);
        OptimumFacts.add(answer, facts);
        GuaranteeFacts.add(answer, facts);
        PureEquilibriumFacts.add(answer, facts);
        AskedFacts.add(answer, facts);
        FormulaFacts.add(answer, facts);
        EquilibriumFacts.add(answer, facts);
        FormEquilibria.add(answer, facts);
        return facts;
    }
}
