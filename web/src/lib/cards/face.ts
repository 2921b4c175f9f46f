/** Markup of faces and backs of cards, 100 by 140, with as few elements as they can be drawn with. */
import { isJoker, suitOf } from "$lib/i18n/cards";
import { CYRILLIC, GLOVE, PIPS, RANKS, SEAMS, STAR, type Stroke, SUIT_SHAPES } from "./shapes";

export interface Style {
  /** A card of the goalkeeper's pack: cool paper and a glove. */
  keeper: boolean;
  letters: "intl" | "cyrillic";
  print: "normal" | "large";
  /** The index stands in the other upper corner. */
  mirrored?: boolean;
}

const INK = "var(--s)";
const drawn = new Map<string, string>();

/**
 * Draw a face: pips and crests from 48 px of width and rank over suit below that (`ff` and `fm`, of
 * which the card's own width shows one), or the one face of large print.
 */
export function face(code: string, style: Style): string {
  const key = `${code} ${style.keeper} ${style.letters} ${style.print} ${style.mirrored}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    markup = draw(code, style);
    drawn.set(key, markup);
  }
  return markup;
}

function draw(code: string, { keeper, letters, print, mirrored = false }: Style): string {
  if (isJoker(code)) {
    const narrow = smallJoker(code);
    return paper(true) + (print === "large" ? narrow : both(fullJoker(code), narrow));
  }
  const rank = code.slice(0, -1);
  const shape = SUIT_SHAPES[suitOf(code)];
  const stroke = (letters === "cyrillic" ? CYRILLIC[rank] : undefined) ?? RANKS[rank];
  if (!stroke || !shape) throw new Error(`no card ${code}`);
  if (print === "large") return paper(keeper) + large(stroke, shape, { keeper, mirrored });
  return (
    paper(keeper) +
    both(
      full(rank, stroke, shape, { keeper, mirrored }),
      small(rank, stroke, shape, { keeper, mirrored }),
    )
  );
}

interface Look {
  keeper: boolean;
  mirrored: boolean;
}

/** Where something so wide begins that begins at `x` where nothing is mirrored. */
function side(x: number, width: number, mirrored: boolean): number {
  return mirrored ? 100 - x - width : x;
}

function both(wide: string, narrow: string): string {
  return `<g class="ff">${wide}</g><g class="fm">${narrow}</g>`;
}

function full(rank: string, stroke: Stroke, shape: string, { keeper, mirrored }: Look): string {
  const middle = keeper
    ? keeperPips(rank, shape)
    : rank === "A"
      ? at(shape, 31, 50.5, 0.38)
      : pips(rank, shape);
  return (
    fill(twice(shape, side(66.5, 25, mirrored), 10.5, 0.25) + middle) +
    line(twice(stroke.path, side(9, stroke.width * 1.036, mirrored), 10, 1.036), 5.3) +
    (keeper ? glove(33, 42, 0.36) : crest(rank, stroke))
  );
}

function small(rank: string, stroke: Stroke, shape: string, { keeper, mirrored }: Look): string {
  const edge = rank === "T" ? 8 : 11;
  return (
    line(at(stroke.path, side(edge, stroke.width * 1.857, mirrored), 13, 1.857), 9.7) +
    fill(at(shape, side(11, 48, mirrored), 78, 0.48)) +
    (keeper ? glove(62, 96, 0.32) : "")
  );
}

function large(stroke: Stroke, shape: string, { keeper, mirrored }: Look): string {
  return (
    line(at(stroke.path, side(9, stroke.width * 1.643, mirrored), 11, 1.643), 8.9) +
    fill(at(shape, side(59, 33, mirrored), 12, 0.33) + at(shape, 36, 74, 0.56)) +
    (keeper ? glove(10, 84, 0.3) : "")
  );
}

function fullJoker(code: string): string {
  return (
    stars(code, twice(STAR, 7, 8, 0.3) + at(STAR, 42, 84, 0.16), twice(STAR, 15.7, 17, 0.126)) +
    glove(14, 46, 0.36) +
    `<g transform="matrix(-1 0 0 1 100 0)">${glove(14, 46, 0.36)}</g>`
  );
}

function smallJoker(code: string): string {
  return stars(code, at(STAR, 10, 10, 0.56), at(STAR, 26.3, 27, 0.235)) + glove(16, 74, 0.5);
}

/** The stars of the black joker are hollow, so that colour alone does not tell the two apart. */
function stars(code: string, outer: string, inner: string): string {
  return `<path d="${outer}${code === "BJ" ? inner : ""}" fill="${INK}" fill-rule="evenodd"/>`;
}

/** Pips in their rows, the lower ones upside down; the more, the smaller. */
function pips(rank: string, shape: string): string {
  const places = PIPS[rank] ?? [];
  const [scale, top, step] =
    places.length > 8
      ? [0.146, 46.6, 15.6]
      : places.length > 5
        ? [0.175, 48, 14.667]
        : [0.21, 49, 14];
  const half = scale * 50;
  return places
    .map(([x, row]) => {
      const y = top + row * step;
      return row > 1.5
        ? at(shape, x + half, y + half, -scale)
        : at(shape, x - half, y - half, scale);
    })
    .join("");
}

/** A row of small pips under the glove. */
function keeperPips(rank: string, shape: string): string {
  const count = Number(rank);
  return Array.from({ length: count }, (_, place) =>
    at(shape, 44 + (place - (count - 1) / 2) * 14.5, 85, 0.12),
  ).join("");
}

/** What tells J, Q, K and A apart without reading: a badge, a lozenge with pearls, a crown, a ring. */
function crest(rank: string, stroke: Stroke): string {
  const tinted = `fill="${INK}" fill-opacity=".1" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"`;
  const fine = `fill="none" stroke="${INK}" stroke-width="1.6" stroke-opacity=".5"`;
  switch (rank) {
    case "J":
      return (
        `<circle cx="50" cy="70" r="26.5" ${tinted}/><circle cx="50" cy="70" r="21.5" ${fine}/>` +
        monogram(stroke, 58, 0.857)
      );
    case "Q":
      return (
        `<path d="M50 43.5L78.5 70L50 96.5L21.5 70Z" ${tinted}/>` +
        `<path d="M50 44V44M78 70V70M50 96V96M22 70V70" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>` +
        monogram(stroke, 58.5, 0.821)
      );
    case "K":
      return (
        `<path d="M24 45L37 53L50 43L63 53L76 45V72C76 86 65 94.5 50 100C35 94.5 24 86 24 72Z" ${tinted}/>` +
        monogram(stroke, 59, 0.929)
      );
    case "A":
      return `<circle cx="50" cy="70" r="28" ${fine}/><path d="M7 70H22M78 70H93" ${fine}/>`;
    default:
      return "";
  }
}

function monogram(stroke: Stroke, y: number, scale: number): string {
  return line(at(stroke.path, 50 - (stroke.width / 2) * scale, y, scale), 4.5);
}

/** Draw the back of the pack, a pitch, or of the goalkeeper's, a net. */
export function back(keeper: boolean): string {
  const [ground, chalk] = keeper
    ? ["var(--net-a)", "var(--net-line)"]
    : ["var(--back-a)", "var(--back-line)"];
  const simple =
    `<rect x="9" y="9" width="82" height="122" rx="4" fill="${ground}"/>` +
    `<path d="M9 70H91" stroke="${chalk}" stroke-opacity=".6" stroke-width="5"/>` +
    `<circle cx="50" cy="70" r="20" fill="${ground}" stroke="${chalk}" stroke-opacity=".75" stroke-width="5"/>`;
  const field = `<rect x="7" y="7" width="86" height="126" rx="5" fill="${ground}"/>`;
  return paper(false) + both(field + (keeper ? net(chalk) : pitch(chalk)), simple);
}

function pitch(chalk: string): string {
  return (
    '<path d="M7 25H93V43H7ZM7 61H93V79H7ZM7 97H93V115H7Z" fill="var(--back-b)"/>' +
    `<path d="M13 13H87V127H13ZM13 70H87M34 13V27H66V13M34 127V113H66V127M67 70A17 17 0 1 1 33 70A17 17 0 1 1 67 70" fill="none" stroke="${chalk}" stroke-opacity=".72" stroke-width="2"/>` +
    `<circle cx="50" cy="70" r="2.6" fill="${chalk}"/>`
  );
}

function net(chalk: string): string {
  const down = [20, 32, 44, 56, 68, 80].map((x) => `M${x} 8V132`);
  const across = [20, 32, 44, 56, 68, 80, 92, 104, 116, 128].map((y) => `M8 ${y}H92`);
  return (
    `<path d="${down.join("")}${across.join("")}" stroke="${chalk}" stroke-opacity=".42" stroke-width="1.5"/>` +
    '<circle cx="50" cy="70" r="24" fill="var(--net-a)"/>' +
    glove(33.5, 52, 0.36, chalk, "var(--net-a)")
  );
}

function paper(keeper: boolean): string {
  const tone = keeper ? "var(--paper-keeper)" : "var(--paper)";
  return `<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="${tone}" stroke="var(--paper-edge)" stroke-width="1.5"/>`;
}

function glove(
  x: number,
  y: number,
  scale: number,
  ink = INK,
  ground = "var(--paper-keeper)",
): string {
  const seams = `fill="none" stroke="${ground}" stroke-width="${tidy(4.5 * scale)}" stroke-linecap="round"`;
  return `<path d="${at(GLOVE, x, y, scale)}" fill="${ink}"/><path d="${at(SEAMS, x, y, scale)}" ${seams}/>`;
}

function fill(path: string): string {
  return `<path d="${path}" fill="${INK}"/>`;
}

function line(path: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** A shape in the upper corner and once more, turned round, in the lower one. */
function twice(path: string, x: number, y: number, scale: number): string {
  return at(path, x, y, scale) + at(path, 100 - x, 140 - y, -scale);
}

/**
 * Put a path somewhere, scaled; by a negative scale it is turned round. Paths have absolute M, L, H,
 * V, C and Z only. So a whole face of one colour is one element.
 */
function at(path: string, x: number, y: number, scale: number): string {
  let isX = true;
  return path.replace(
    /([MLHVCZ])|\s*(-?(?:\d+\.?\d*|\.\d+))/g,
    (_, command?: string, number?: string) => {
      if (command) {
        isX = command !== "V";
        return command;
      }
      const value = tidy((isX ? x : y) + Number(number) * scale);
      isX = !isX;
      return ` ${value}`;
    },
  );
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}
