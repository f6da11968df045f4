package hissho.linear;

import static hissho.number.LongArithmetic.gcd;

import java.math.BigInteger;

/** Arithmetic of rays, each kept as its slacks in all inequalities of a cone, in lowest whole numbers. */
interface Rays<R> {

    R of(BigInteger[] slacks);

    int sign(R ray, int inequality);

    /** The positive combination of a ray on the good side of an inequality and one on the bad side that lies on its boundary. */
    R onBoundary(R good, R bad, int inequality);

    BigInteger slack(R ray, int inequality);

    /** Rays in longs; throws {@link ArithmeticException} where they are too short. */
    final class InLongs implements Rays<long[]> {
        @Override
        public long[] of(BigInteger[] slacks) {
            long[] ray = new long[slacks.length];
            for (int k = 0; k < ray.length; k++) ray[k] = slacks[k].longValueExact();
            return reduced(ray);
        }

        @Override
        public int sign(long[] ray, int inequality) {
            return Long.signum(ray[inequality]);
        }

        @Override
        public long[] onBoundary(long[] good, long[] bad, int inequality) {
            long a = Math.negateExact(bad[inequality]);
            long b = good[inequality];
            long g = gcd(a, b);
            a /= g;
            b /= g;
            long[] ray = new long[good.length];
            for (int k = 0; k < ray.length; k++)
                ray[k] = Math.addExact(Math.multiplyExact(a, good[k]), Math.multiplyExact(b, bad[k]));
            return reduced(ray);
        }

        @Override
        public BigInteger slack(long[] ray, int inequality) {
            return BigInteger.valueOf(ray[inequality]);
        }

        private static long[] reduced(long[] ray) {
            long g = 0;
            for (long x : ray) {
                if (x == Long.MIN_VALUE) throw new ArithmeticException("too long");
                g = gcd(g, Math.abs(x));
                if (g == 1) return ray;
            }
            if (g > 1) for (int k = 0; k < ray.length; k++) ray[k] /= g;
            return ray;
        }
    }

    /** Rays in big integers. */
    final class InBigIntegers implements Rays<BigInteger[]> {
        @Override
        public BigInteger[] of(BigInteger[] slacks) {
            return reduced(slacks.clone());
        }

        @Override
        public int sign(BigInteger[] ray, int inequality) {
            return ray[inequality].signum();
        }

        @Override
        public BigInteger[] onBoundary(BigInteger[] good, BigInteger[] bad, int inequality) {
            BigInteger a = bad[inequality].negate();
            BigInteger b = good[inequality];
            BigInteger[] ray = new BigInteger[good.length];
            for (int k = 0; k < ray.length; k++) ray[k] = a.multiply(good[k]).add(b.multiply(bad[k]));
            return reduced(ray);
        }

        @Override
        public BigInteger slack(BigInteger[] ray, int inequality) {
            return ray[inequality];
        }

        private static BigInteger[] reduced(BigInteger[] ray) {
            BigInteger g = BigInteger.ZERO;
            for (BigInteger x : ray) {
                g = g.gcd(x);
                if (g.equals(BigInteger.ONE)) return ray;
            }
            if (g.signum() > 0) for (int k = 0; k < ray.length; k++) ray[k] = ray[k].divide(g);
            return ray;
        }
    }
}
