package hissho.store;

import java.util.ServiceLoader;

/** Gives tables by name: what an earlier run has kept of it where there is something, an empty table otherwise. */
public interface TableStore {

    /** The table of this name and size. A name always stands for the same contents. */
    IntTable table(String name, long size);

    /** The store an application has installed as a service, or memory where there is none. */
    static TableStore installed() {
        return ServiceLoader.load(TableStore.class).findFirst().orElseGet(MemoryStore::new);
    }
}
