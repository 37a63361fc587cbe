// Everything behind and before the figures: sky, light, layers, beams, a pool of light on the ground.

import { isWarm, lighter, mix, vivid } from './colour.ts';
import { n, times } from './dice.ts';
import type { Scene } from './scene.ts';
import { type Brush, HEIGHT, type Layer, WIDTH } from './settings/setting.ts';

const all = (attributes: string) => `<rect width="${WIDTH}" height="${HEIGHT}" ${attributes}/>`;

/** In two parts: what the figures stand before, and what stands before them. */
export function backdrop(scene: Scene): { behind: string; before: string } {
  define(scene);
  const { setting, dice } = scene;
  const layers = setting
    .layers(brushOf(scene))
    .map((layer) => ({ ...layer, drawn: drawnLayer(layer, scene) }));
  const mirrored = dice() < 0.5;
  const turned = (svg: string) => (mirrored ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${svg}</g>` : svg);
  const [far, near] = [layers.filter(({ depth }) => depth <= 1), layers.filter(({ depth }) => depth > 1)];
  const join = (some: typeof layers) => turned(some.map(({ drawn }) => drawn).join(''));
  return {
    behind: [
      all('fill="url(#sky)"'),
      source(scene),
      join(far.slice(0, 2)),
      beams(scene),
      join(far.slice(2)),
      pool(scene),
    ].join(''),
    before: `<rect y="150" width="${WIDTH}" height="70" fill="url(#mist)"/>${join(near)}`,
  };
}

function define({ defs, sky, haze, near, glow, light, finish }: Scene): void {
  const beam = finish.isOutlined ? vivid(mix(light.colour, haze, 0.3), 1.6) : light.colour;
  // Gold fades to violet by way of pink, not of grey.
  const isPink = finish.isOutlined === true && isWarm(light.colour);
  const edge = isPink ? mix(light.colour, '#ff1f8f', 0.62) : beam;
  defs.push(
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".72" stop-color="${haze}"/><stop offset="1" stop-color="${mix(haze, near, 0.3)}"/></linearGradient>`,
    `<radialGradient id="glow"><stop stop-color="${lighter(light.colour, 0.45)}"/><stop offset=".18" stop-color="${beam}" stop-opacity=".75"/><stop offset=".5" stop-color="${edge}" stop-opacity="${isPink ? 0.4 : 0.25}"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="mist" x2="0" y2="1"><stop stop-color="${glow}" stop-opacity="0"/><stop offset="1" stop-color="${mix(glow, near, 0.35)}" stop-opacity=".5"/></linearGradient>`,
    '<filter id="blur1"><feGaussianBlur stdDeviation="1.1"/></filter>',
    '<filter id="blur3" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="3"/></filter>',
    '<filter id="blur8" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="8"/></filter>',
  );
}

function brushOf({ dice, icons }: Scene): Brush {
  return {
    dice,
    prop: (icon, x, y, size) => {
      const { outline, box } = icons(icon);
      const scale = Math.abs(size) / box.height;
      return `<path d="${outline}" transform="translate(${n(x)} ${n(y)})scale(${(Math.sign(size) * scale).toFixed(4)} ${scale.toFixed(4)})translate(${n(-box.x - box.width / 2)} ${n(-box.y - box.height)})"/>`;
    },
  };
}

/** The nearer, the darker; each fades into haze at its foot. */
function drawnLayer({ depth, path = '', svg = '', isPierced, isFaint }: Layer, scene: Scene): string {
  const { finish, defs, haze, far, near } = scene;
  const id = scene.newId();
  const isFront = depth > 1;
  const colour = isFront
    ? mix(near, finish.ink, 0.35)
    : depth < 0.5
      ? mix(haze, far, 0.35 + depth * 1.3)
      : mix(far, near, (depth - 0.5) * 2);
  const foot = isFront ? colour : mix(colour, haze, 0.42 * (1 - depth * 0.6));
  defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y2="${HEIGHT}"><stop offset=".1" stop-color="${colour}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
  );
  const filter = isFront ? finish.frontFilter : finish.layerFilter;
  const line = finish.isOutlined && depth > 0.15 && !isFaint && !isFront;
  const attributes = [
    `fill="url(#${id})" color="${colour}"`,
    isPierced && 'fill-rule="evenodd"',
    filter && `filter="url(#${filter})"`,
    isFaint && 'opacity=".4"',
    line && `stroke="${finish.ink}" stroke-width="${n(1 + depth * 2)}" paint-order="stroke"`,
  ].filter(Boolean);
  const props = svg.replaceAll('<path', '<path vector-effect="non-scaling-stroke"');
  return `<g ${attributes.join(' ')}>${path && `<path d="${path}"/>`}${props}</g>`;
}

function source({ light, finish, icons }: Scene): string {
  const [x, y] = light.at;
  const halo = `<circle cx="${x}" cy="${y}" r="150" fill="url(#glow)" opacity=".9"/>`;
  const bright = lighter(light.colour, 0.6);
  const line = finish.isOutlined ? ` stroke="${finish.ink}" stroke-width="2"` : '';
  switch (light.source) {
    case 'disc':
      return `${halo}<circle cx="${x}" cy="${y}" r="24" fill="${bright}"${line}/>`;
    case 'crescent':
      return `${halo}<path d="M${x} ${y - 24}a24 24 0 1 0 20 36a20 20 0 0 1 -20 -36z" fill="${bright}"${line}/>`;
    case 'bolt':
      return `${halo}<path d="M${x} -4l-14 52 12 -4 -20 46 8 -3 -14 40 40 -58 -11 3 18 -38 -12 4 14 -42z" fill="${bright}" opacity=".9"${line}/>`;
    case 'flame': {
      const { silhouette, box } = icons('torch');
      return `${halo}<path d="${silhouette}" transform="translate(${x} ${y})scale(.1)translate(${n(-box.x - box.width / 2)} ${n(-box.y - 60)})" fill="${lighter(light.colour, 0.3)}"/>`;
    }
    default:
      return halo;
  }
}

function beams(scene: Scene): string {
  const { finish, light, recipe } = scene;
  const behindFigure = finish.isOutlined && recipe.figure !== undefined ? star(scene, [150, 118], 14) : '';
  return behindFigure + (light.rays > 0 ? star(scene, light.at, light.rays) : '');
}

function star({ dice, finish }: Scene, [x, y]: readonly [number, number], count: number): string {
  const beam = (at: number) => {
    const angle = ((at + dice(0.6)) / count) * Math.PI * 2;
    const half = 0.05 + dice(0.09);
    const end = (a: number) => `${n(x + Math.cos(a) * 360)} ${n(y + Math.sin(a) * 360)}`;
    return `M${x} ${y}L${end(angle - half)}L${end(angle + half)}Z`;
  };
  const soft = finish.hasHardBeams ? '' : ' filter="url(#blur3)"';
  return `<g style="mix-blend-mode:screen"><path d="${times(count, beam)}" fill="url(#glow)" opacity=".5"${soft}/></g><circle cx="${x}" cy="${y}" r="70" fill="url(#glow)" opacity=".35"/>`;
}

/** Light on the ground and behind the figure, so that it stands out. */
function pool({ setting, finish, recipe }: Scene): string {
  const y = Math.min(setting.ground + 14, 206);
  const aura = recipe.figure === undefined ? 0 : finish.aura;
  return `<ellipse cx="150" cy="${y}" rx="128" ry="26" fill="url(#glow)" opacity="${n(finish.aura * 0.9)}"/><ellipse cx="150" cy="112" rx="124" ry="106" fill="url(#glow)" opacity="${aura}"/>`;
}
