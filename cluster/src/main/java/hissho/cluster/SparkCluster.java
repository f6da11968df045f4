package hissho.cluster;

import hissho.claim.Claim;
import hissho.claim.DistantWorkers;
import hissho.claim.Workers;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Opens a Spark application under a master, from {@code local[*]} to {@code spark://host:7077}, and ships the code of the house to it. */
public final class SparkCluster implements DistantWorkers {

    /** What Spark needs opened on current JDKs; the driver's own virtual machine must be started with the same. */
    private static final String OPENS = "--add-opens=java.base/java.lang=ALL-UNNAMED"
            + " --add-opens=java.base/java.lang.invoke=ALL-UNNAMED --add-opens=java.base/java.io=ALL-UNNAMED"
            + " --add-opens=java.base/java.net=ALL-UNNAMED --add-opens=java.base/java.nio=ALL-UNNAMED"
            + " --add-opens=java.base/java.util=ALL-UNNAMED --add-opens=java.base/java.util.concurrent=ALL-UNNAMED"
            + " --add-opens=java.base/sun.nio.ch=ALL-UNNAMED"
            + " --sun-misc-unsafe-memory-access=allow -XX:+UseParallelGC";

    /** After so many seconds without a sign of life an executor is given up and its pieces go to others. */
    private static final int PATIENCE = Integer.getInteger("hissho.spark.patience", 30);

    @Override
    public Workers open(String master) {
        List<Path> jars = CodeArchive.of(Claim.class, SparkCluster.class);
        SparkConf conf = new SparkConf()
                .setMaster(master)
                .setAppName("hissho")
                .set("spark.ui.enabled", "false")
                .set("spark.executor.extraJavaOptions", OPENS)
                .set("spark.executor.memory", System.getProperty("hissho.spark.memory", "1g"))
                .set("spark.network.timeout", PATIENCE + "s")
                .set("spark.network.timeoutInterval", PATIENCE / 6 + 1 + "s")
                .set("spark.executor.heartbeatInterval", PATIENCE / 6 + 1 + "s")
                .set("spark.task.maxFailures", "8");
        if (!master.startsWith("local"))
            conf.setJars(jars.stream().map(Path::toString).toArray(String[]::new));
        if (master.contains("//127.0.0.1") || master.contains("//localhost")) {
            conf.set("spark.driver.host", "127.0.0.1");
            conf.set("spark.driver.bindAddress", "127.0.0.1");
        }
        return new SparkWorkers(new JavaSparkContext(conf));
    }
}
