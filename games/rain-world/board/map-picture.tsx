// The picture under the map: islands in the sky, a wall to the clouds, pipes, a sea, and caves beneath. Our own drawing.

import { places } from '../../../web/table/in-places.ts';

export function MapPicture() {
  return (
    <svg className="rw-picture" viewBox="0 0 1200 380" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="rw-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c4a4f" />
          <stop offset="0.55" stopColor="#0d2c30" />
          <stop offset="1" stopColor="#040d0f" />
        </linearGradient>
        <radialGradient id="rw-moon" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#bfeee2" stopOpacity="0.5" />
          <stop offset="1" stopColor="#bfeee2" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="380" fill="url(#rw-sky)" />
      <circle cx="640" cy="70" r="170" fill="url(#rw-moon)" />
      <Far />
      <Islands />
      <Chimneys />
      <TheCan />
      <Fields />
      <Sea />
      <Caves />
    </svg>
  );
}

/** A skyline of towers that nobody lives in. */
const Far = () => (
  <path
    fill="#123c41"
    d="M0 230V170h40v-30h26v44h44v-70h18v-16h12v90h60v-50h30v30h36v-96h10V60h22v110h52v-36h44v60h50v-80h24v-26h14v110h70v-54h34v30h60v-66h28v74h50v-40h46v52h70v-30h40v46h60v-20h60v40h60v60z"
  />
);

const Islands = () => (
  <g fill="#1b4a4f">
    <path d="M10 62q40-16 118 0l-18 12q-14 22-30 8q-20 30-38 2q-18 4-32-22z" />
    <path d="M170 30q30-10 70 0l-14 10q-14 14-24 2q-20 8-32-12z" opacity="0.6" />
    <path d="M226 92q20-8 52 0l-10 8q-14 12-22 2q-12 6-20-10z" opacity="0.5" />
  </g>
);

/** Industry: stacks, tanks and the pipes between them. */
const Chimneys = () => (
  <g fill="#0b2a2e" stroke="#1f5258" strokeWidth="1.5">
    <path d="M330 250V60h18v-14h20v14h12v190zM396 250V100h30v150zM452 250V130h60v120z" />
    <path d="M452 130q30-26 60 0zM280 250v-96h34v96z" />
    <path fill="none" strokeWidth="5" d="M200 196h90M314 180h20M380 150h18M426 176h28M512 190h90v40h80" />
    <path d="M560 250v-40h44v40zM640 250v-70h12v-20h8v90z" />
  </g>
);

/** The superstructure on its legs: The Wall on the left of it, The Underhang below. */
const TheCan = () => (
  <g>
    <path fill="#103036" d="M880 0h320v120H880z" />
    <path fill="#17424a" d="M880 120l26 40h270l24-40z" />
    <path
      fill="none"
      stroke="#0a2024"
      strokeWidth="3"
      d="M880 24h320M880 56h320M880 88h320M940 0v120M1010 0v120M1080 0v120M1150 0v120"
    />
    <path
      fill="#0c272c"
      d="M920 160h34v160h-34zM1120 160h34v160h-34zM1010 160h14v90h-14zM1056 160h10v70h-10z"
    />
    <circle cx="1132" cy="40" r="16" fill="#2a6a70" />
    <circle cx="1132" cy="40" r="6" fill="#9ff0e0" />
  </g>
);

/** Farm Arrays: worm grass as far as one can see. */
const Fields = () => (
  <g stroke="#255c4a" strokeWidth="2.4" fill="none" strokeLinecap="round">
    {places(26).map((place, at) => {
      const [x, lean] = [4 + at * 6.4, ((at * 37) % 13) - 6];
      return <path d={`M${x} 214q${lean} -14 ${lean * 1.6} -${22 + ((at * 29) % 17)}`} key={place} />;
    })}
  </g>
);

const Sea = () => (
  <g>
    <path fill="#0c353d" d="M640 330q40-12 80 0t80 0t80 0t80 0t80 0t80 0t90 0v50H640z" />
    <path
      fill="none"
      stroke="#2b7680"
      strokeWidth="2"
      d="M660 340q40-12 80 0t80 0t80 0t80 0t80 0t80 0t60 0"
    />
    <path fill="#0c353d" d="M190 300q30-8 60 0t60 0t60 0t60 0t60 0v22H190z" opacity="0.8" />
  </g>
);

const Caves = () => (
  <g>
    <path fill="#06181b" d="M0 262q60-18 120 0t120 4t130 40t120 26t110 12t120 6t160-6t320 10v26H0z" />
    <path fill="#0d2a2f" d="M14 300q40-26 92 2q30 30-8 56q-60 22-92-10q-14-30 8-48z" />
    <path
      fill="none"
      stroke="#9d7bd8"
      strokeOpacity="0.5"
      strokeWidth="2"
      d="M52 352q-4-24 8-40q10 18 6 40M40 352q-8-10-4-24M78 352q8-12 2-26"
    />
  </g>
);
