// The normal and Student's distribution: quantiles and tail areas, to about ten digits.

/** Area of the standard normal distribution below z. */
export function normalBelow(z: number): number {
  const tail = 0.5 * gammaTail(0.5, (z * z) / 2);
  return z < 0 ? tail : 1 - tail;
}

/** The z below which this area of the standard normal distribution lies. */
export function normalQuantile(area: number): number {
  return solve((z) => normalBelow(z), area, 40);
}

/** Area of Student's distribution below t, with so many degrees of freedom. */
export function studentBelow(t: number, degrees: number): number {
  if (degrees > MANY_DEGREES) return normalBelow(t);
  const tail = 0.5 * betaBelow(degrees / (degrees + t * t), degrees / 2, 0.5);
  return t < 0 ? tail : 1 - tail;
}

/** The t below which this area of Student's distribution lies. */
export function studentQuantile(area: number, degrees: number): number {
  if (degrees > MANY_DEGREES) return normalQuantile(area);
  return solve((t) => studentBelow(t, degrees), area, 1e6);
}

/** How often pure chance strays from 0 at least as far as t, to either side. */
export function twoSided(t: number, degrees: number): number {
  return Math.min(1, 2 * studentBelow(-Math.abs(t), degrees));
}

/** From here on Student's distribution is the normal one for every purpose of ours. */
const MANY_DEGREES = 10_000;

/** Finds where a rising function takes a value, by halving. */
function solve(rising: (x: number) => number, value: number, bound: number): number {
  let low = -bound;
  let high = bound;
  for (let step = 0; step < 200 && high - low > 1e-12; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Logarithm of the gamma function: Stirling's series, which needs a large argument, reached by the recurrence. */
function logGamma(x: number): number {
  let up = x;
  let shift = 0;
  for (; up < 12; up++) shift += Math.log(up);
  const square = 1 / (up * up);
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680))) / up;
  return (up - 0.5) * Math.log(up) - up + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

/** Regularised upper incomplete gamma function: by series near 0, by continued fraction beyond. */
function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x >= a + 1) return front * fraction((i) => ({ above: -i * (i - a), below: x + 1 - a + 2 * i }));
  let term = 1 / a;
  let sum = term;
  for (let n = a + 1; term > sum * 1e-17; n++) {
    term *= x / n;
    sum += term;
  }
  return 1 - front * sum;
}

/** Regularised incomplete beta function. */
function betaBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

function betaFraction(x: number, a: number, b: number): number {
  return fraction((i) => {
    const m = i >> 1;
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    return { above: i % 2 === 0 ? even : odd, below: 1 };
  });
}

type Step = { readonly above: number; readonly below: number };

/** Value of 1 / (b0 + a1 / (b1 + a2 / (b2 + …))), by Lentz's method. */
function fraction(step: (i: number) => Step): number {
  const tiny = 1e-300;
  let d = 1 / (step(0).below || tiny);
  let c = 1 / tiny;
  let value = d;
  for (let i = 1; i < 500; i++) {
    const { above, below } = step(i);
    d = 1 / (above * d + below || tiny);
    c = below + above / c || tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return value;
}
