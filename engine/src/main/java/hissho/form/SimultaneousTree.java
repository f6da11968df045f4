package hissho.form;

import java.util.ArrayList;
import java.util.List;

/** A strategic game as a tree: the players choose one after the other, each without knowing what was chosen before. */
public final class SimultaneousTree {

    private SimultaneousTree() {}

    public static GameTree of(StrategicGame game) {
        GameTreeBuilder builder = new GameTreeBuilder(game.players());
        List<int[]> level = new ArrayList<>();
        level.add(new int[] {builder.root(), 0});
        int stride = 1;
        for (int i = 0; i < game.players().count(); i++) {
            InformationSet set = new InformationSet(i, "", game.strategies(i));
            List<int[]> next = new ArrayList<>();
            for (int[] at : level) {
                builder.decide(at[0], Integer.toString(i), set);
                for (int move = 0; move < game.size(i); move++)
                    next.add(new int[] {builder.child(at[0], move), at[1] + move * stride});
            }
            stride *= game.size(i);
            level = next;
        }
        for (int[] at : level) builder.pay(at[0], Integer.toString(at[1]), new Outcome("", game.payoffsAt(at[1])));
        return builder.build();
    }
}
