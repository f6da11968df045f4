package hissho.claim;

/** Brings workers from outside this process; found as a service, so that nothing here knows what a cluster is. */
public interface DistantWorkers {

    /** Workers under the master with this URL. */
    Workers open(String master);
}
