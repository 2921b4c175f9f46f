/** Icons: markup in a box of 24 by 24, in the colour of the text. */
export const ICONS = {
  ball: '<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 7.6L16.2 10.7L14.6 15.6H9.4L7.8 10.7Z" fill="currentColor"/><path d="M12 7.6V3.2M16.2 10.7L20.6 9.2M14.6 15.6L17.4 19.4M9.4 15.6L6.6 19.4M7.8 10.7L3.4 9.2" stroke="currentColor" stroke-width="1.5"/>',
  glove:
    '<g transform="translate(2.4 1.6) scale(.21)"><path d="M30 96V74C20 66 12 56 7 48C4 43 11 36 17 41L28 50V18C28 10 40 10 40 18V12C40 3 53 3 53 12V16C53 7 66 8 66 17V26C66 18 78 18 78 27V60C78 68 76 72 74 76V96Z" fill="currentColor"/><path d="M40 20V44M53 16V44M66 26V46M29 80H75" fill="none" stroke="var(--cut, transparent)" stroke-width="4.5" stroke-linecap="round"/></g>',
  card: '<rect x="7" y="4" width="10.5" height="15.5" rx="1.6" fill="currentColor" transform="rotate(10 12 12)"/>',
  tackle:
    '<path d="M4 18C9 18 12 15 14 10L20 6M14 10L17.6 14.6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="6" cy="9" r="2.6" fill="currentColor"/>',
  attack:
    '<path d="M5 6L11 12L5 18M12.5 6L18.5 12L12.5 18" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  corner:
    '<path d="M6 21V3L17 6.6L6 10.2" fill="currentColor" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M6 21A9 9 0 0 1 15 21" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  block:
    '<path d="M5 12H19M12 5V19" transform="rotate(45 12 12)" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  eye: '<path d="M2.5 12C5 7.6 8.2 5.6 12 5.6S19 7.6 21.5 12C19 16.4 15.8 18.4 12 18.4S5 16.4 2.5 12Z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.3" fill="currentColor"/>',
  lock: '<rect x="5" y="10.6" width="14" height="9.6" rx="2" fill="currentColor"/><path d="M8 10.6V8A4 4 0 0 1 16 8V10.6" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  menu: '<path d="M4 7H20M4 12H20M4 17H20" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  help: '<path d="M8 9C8 6.6 9.7 5 12 5S16 6.5 16 8.7C16 11.6 12.2 11.6 12.2 15" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="12.2" cy="19" r="1.5" fill="currentColor"/>',
  cmd: '<path d="M15 4L9 20" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  moon: '<path d="M19.6 14.6A8.4 8.4 0 0 1 9.4 4.4A8.4 8.4 0 1 0 19.6 14.6Z" fill="currentColor"/>',
  arrow:
    '<path d="M5 12H18M12.6 6.4L18.2 12L12.6 17.6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14A4 4 0 0 0 15.6 14L19 10.6A4 4 0 0 0 13.4 5L12 6.4M14 10A4 4 0 0 0 8.4 10L5 13.4A4 4 0 0 0 10.6 19L12 17.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  flip: '<path d="M4 12A8 8 0 0 1 18 7M20 12A8 8 0 0 1 6 17" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M18.6 2.8V7.4H14M5.4 21.2V16.6H10" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  "sound-off":
    '<path d="M4 9.6H7.6L12.4 5.6V18.4L7.6 14.4H4Z" fill="currentColor"/><path d="M16 9L21 15M21 9L16 15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  sound:
    '<path d="M4 9.6H7.6L12.4 5.6V18.4L7.6 14.4H4Z" fill="currentColor"/><path d="M15.6 9.2A4 4 0 0 1 15.6 14.8M18 6.6A7.6 7.6 0 0 1 18 17.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  close:
    '<path d="M6 6L18 18M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  check:
    '<path d="M5 12.6L10 17.4L19 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  settings:
    '<path d="M4 7H10M16 7H20M4 17H8M14 17H20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="13" cy="7" r="2.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="11" cy="17" r="2.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  person:
    '<circle cx="12" cy="8" r="3.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M4.8 20C5.4 16 8.2 14.2 12 14.2S18.6 16 19.2 20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M7 4.5L19 12L7 19.5Z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  pause: '<path d="M8 5V19M16 5V19" stroke="currentColor" stroke-width="4"/>',
  next: '<path d="M9 5L16 12L9 19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  previous:
    '<path d="M15 5L8 12L15 19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M6 5L13 12L6 19M18 5V19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="M18 5L11 12L18 19M6 5V19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  download:
    '<path d="M12 4V15M7 10.4L12 15.4L17 10.4M5 20H19" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<rect x="8.4" y="8.4" width="11" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M5 15.6V5.6A2 2 0 0 1 7 3.6H14.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  undo: '<path d="M8.4 5L4 9.4L8.4 13.8M4.6 9.4H14A5 5 0 0 1 14 19.4H9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  hint: '<path d="M9.4 17.4C9.4 14.4 6.2 13.4 6.2 9.6A5.8 5.8 0 0 1 17.8 9.6C17.8 13.4 14.6 14.4 14.6 17.4ZM10 21H14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  talk: '<path d="M4 5.5H20V16.5H11L7 20.5V16.5H4Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  key: '<circle cx="8" cy="12" r="4.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12.2 12H20.6M17.4 12V16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  bin: '<path d="M4.5 6.5H19.5M9.4 6.2V3.8H14.6V6.2M6.6 6.8L7.6 20.2H16.4L17.4 6.8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  flag: '<path d="M6 21V4C10 2 13 6 18 4V13C13 15 10 11 6 13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  clock:
    '<circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 7V12.4L15.6 14.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  star: '<path d="M50 4L61.8 35.6L95.6 37L69.1 58L78.2 90.6L50 72L21.8 90.6L30.9 58L4.4 37L38.2 35.6Z" transform="translate(1.5 1.5) scale(.21)" fill="currentColor"/>',
} as const;

export type IconName = keyof typeof ICONS;
