package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.form.Mixed;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Optional;

/**
 * What is asked about a tree beside its solution.
 *
 * @param player whose strategies are meant
 * @param mixed a mixed strategy over the full pure strategies, to be turned into behaviour
 * @param behaviour a behaviour strategy, to be turned into a mixed one and tried
 * @param strategy a pure strategy, to be tried
 * @param path labels of moves from the root
 * @param points behaviour strategies by the probability of the first move at each set
 * @param profile behaviour of all players, to be tried as an equilibrium
 * @param beliefs for each player and each of his sets how likely its nodes are thought, to be tried with the profile
 */
public record Asked(
        int player,
        Optional<Mixed> mixed,
        Optional<Behaviour> behaviour,
        Optional<Behaviour> strategy,
        Optional<List<String>> path,
        List<RationalVector> points,
        Optional<List<Behaviour>> profile,
        Optional<List<List<RationalVector>>> beliefs) {

    public static final Asked NOTHING = new Asked(
            0,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty());
}
