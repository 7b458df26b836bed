/**
 * With a real box the pictures stay on the table, and a card is shown by its number: drawn here, so that every page, the postcard
 * and the album's file have it like any picture. The digits are the outlines of Alegreya ExtraBold, a thousand units to the em.
 */
import type { Picture } from '../net/decks.ts';

const DIGITS: readonly (readonly [advance: number, outline: string])[] = [
  [
    504,
    'M240 -12Q174 -12 126 22Q79 56 54 122Q29 188 29 281Q29 379 57 450Q86 521 139 559Q193 598 265 598Q331 598 378 564Q426 530 450 464Q475 399 475 307Q475 208 446 136Q418 65 365 26Q313 -12 240 -12ZM256 140Q296 140 322 156Q348 173 361 205Q374 238 374 285Q374 335 359 369Q345 404 316 422Q287 441 245 441Q188 441 158 403Q129 366 129 294Q129 244 144 210Q159 176 187 158Q216 140 256 140Z',
  ],
  [
    371,
    'M24 -11L32 60Q65 63 84 71Q104 80 112 97Q120 115 120 143L120 437Q120 473 109 483Q99 494 71 494Q57 494 39 492Q22 490 22 490L15 498L22 563Q37 564 58 566Q79 569 102 572Q125 575 147 577Q194 583 228 588Q262 593 280 596Q298 599 298 598L311 563Q294 549 285 532Q277 516 272 487Q270 469 268 441Q267 413 265 377Q263 342 262 302Q262 263 261 222Q261 181 261 141Q261 105 270 90Q280 75 303 75Q321 75 335 76Q349 77 349 77L353 72L340 -5Q340 -5 324 -4Q309 -3 285 -2Q262 -2 236 -1Q211 0 192 0Q167 0 138 -1Q109 -3 83 -5Q57 -7 40 -9Q24 -11 24 -11Z',
  ],
  [
    502,
    'M18 65L140 198Q200 270 228 320Q257 371 256 408Q256 465 192 465Q158 465 125 444Q92 423 63 382L48 382L27 478Q52 514 86 541Q121 568 160 583Q199 598 237 598Q318 598 368 558Q419 519 419 455Q419 412 399 365Q380 319 336 259Q292 200 217 117L222 108L308 108Q338 108 355 116Q372 124 381 144Q391 164 397 199L490 207Q490 207 486 187Q483 168 478 137Q473 106 468 70Q464 35 461 4L446 -10Q446 -10 421 -9Q396 -9 356 -7Q317 -5 271 -3Q225 -2 182 -1Q140 0 111 0L28 -9Z',
  ],
  [
    439,
    'M108 -12Q61 -12 42 14Q24 40 19 103L36 121Q76 106 125 106Q160 106 187 116Q215 126 230 143Q246 160 246 183Q246 219 214 235Q182 252 112 252L102 264L93 337L158 351Q190 365 208 388Q226 412 226 438Q226 461 211 474Q197 488 172 488Q149 488 120 477Q92 466 65 446Q61 446 58 445Q55 445 51 445L26 530Q41 540 64 552Q87 564 114 574Q141 585 168 591Q196 598 221 598Q291 598 334 565Q377 532 377 478Q377 435 347 398Q317 362 267 342L267 333Q339 310 373 274Q407 239 407 187Q407 149 382 114Q357 79 314 50Q271 21 217 4Q164 -12 108 -12Z',
  ],
  [
    479,
    'M235 -12L226 -1Q226 -1 227 12Q228 25 229 46Q230 68 231 93Q232 119 232 145Q174 147 112 147Q51 148 -1 148Q0 168 0 188Q1 209 1 229L258 597Q260 597 262 597Q265 598 266 598L373 587L373 247L449 247L459 234L449 138Q449 138 428 139Q408 140 374 141Q375 108 376 78Q378 48 379 29Q380 10 380 10L371 0ZM115 247L233 247L233 407L223 407Z',
  ],
  [
    431,
    'M100 -12Q56 -12 36 14Q16 40 12 103L29 121Q68 106 118 106Q172 106 205 128Q238 150 238 185Q238 221 196 240Q154 260 59 267L50 278Q55 331 58 381Q62 432 64 473Q67 515 68 540Q69 565 69 565L77 573L279 580Q308 581 321 589Q335 597 342 619L407 624L380 464L364 449Q364 449 336 451Q309 453 264 455Q219 457 166 457L161 375Q286 357 341 316Q396 275 396 200Q396 161 371 122Q346 84 304 54Q262 24 209 6Q156 -12 100 -12Z',
  ],
  [
    468,
    'M223 -12Q162 -12 117 15Q72 43 47 92Q23 141 23 207Q23 282 48 341Q73 400 113 443Q154 487 199 516Q245 546 285 564Q325 582 350 590Q376 599 376 599L387 592L412 527Q412 527 396 520Q381 514 357 500Q333 487 304 465Q276 444 248 414Q221 385 202 346L207 338Q212 340 221 344Q231 348 241 353Q252 358 262 362Q273 366 282 368Q334 368 371 345Q409 323 428 284Q448 245 448 196Q448 134 420 87Q393 40 342 14Q292 -12 223 -12ZM239 84Q274 84 291 105Q309 127 309 171Q309 200 300 221Q292 243 275 255Q259 267 236 267Q213 267 194 258Q175 250 165 244Q164 234 163 223Q163 213 163 202Q163 146 183 115Q203 84 239 84Z',
  ],
  [
    429,
    'M194 -11L89 21L78 47L290 466L173 458Q143 456 126 448Q110 441 102 424Q94 407 88 373L19 367Q19 367 21 387Q23 407 26 439Q30 472 33 510Q36 549 38 586L44 591Q44 591 61 590Q79 589 107 588Q135 587 166 587L386 587L432 529Q399 458 373 403Q347 348 326 301Q306 254 288 209Q270 164 249 114L215 -11Z',
  ],
  [
    477,
    'M223 -12Q169 -12 125 6Q81 25 55 57Q30 90 30 133Q30 172 47 200Q64 228 88 246Q112 264 134 273Q96 298 68 334Q41 371 41 426Q41 474 68 513Q96 552 143 575Q191 599 251 599Q300 599 341 581Q382 563 407 530Q432 498 432 456Q432 421 418 395Q405 370 385 353Q366 336 346 325Q372 310 394 289Q416 269 429 242Q443 215 443 178Q443 124 414 81Q385 38 335 13Q286 -12 223 -12ZM236 76Q268 76 287 94Q307 112 307 141Q307 163 291 179Q276 195 250 208Q225 222 196 237Q188 230 178 219Q169 209 162 194Q155 180 155 160Q155 137 165 117Q176 98 194 87Q213 76 236 76ZM274 360Q286 371 295 388Q305 406 305 432Q305 466 286 485Q268 504 239 504Q211 504 194 488Q178 472 178 448Q178 428 191 412Q205 397 227 384Q249 372 274 360Z',
  ],
  [
    468,
    'M91 -12L80 -6L56 60Q56 60 71 66Q86 72 110 85Q135 99 163 120Q191 142 218 171Q245 201 265 240L260 248Q255 246 246 242Q237 238 226 233Q216 228 205 224Q194 220 186 218Q134 218 96 240Q59 263 39 302Q19 341 19 390Q19 453 46 499Q74 546 124 572Q175 598 244 598Q306 598 350 570Q395 543 420 494Q445 445 445 380Q445 304 419 245Q394 187 353 143Q313 100 268 70Q223 40 182 22Q142 4 116 -4Q91 -12 91 -12ZM232 319Q254 319 272 327Q291 336 301 342Q304 362 304 384Q304 440 284 471Q265 502 228 502Q194 502 176 480Q159 459 159 416Q159 387 167 365Q176 343 192 331Q209 319 232 319Z',
  ],
];

/** The digits beside each other, in the middle of the moon. */
function numeral(number: number): string {
  const chosen = [...String(number)].flatMap((digit) => {
    const found = DIGITS[Number(digit)];
    return found ? [found] : [];
  });
  const wide = chosen.reduce((sum, [advance]) => sum + advance, 0);
  const size = chosen.length > 1 ? 0.3 : 0.4;
  let at = 0;
  const shapes = chosen.map(([advance, outline]) => {
    const shape = `<path transform='translate(${at})' d='${outline}'/>`;
    at += advance;
    return shape;
  });
  const [x, y] = [200 - (wide * size) / 2, 300 + 293 * size];
  return `<g transform='translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size} -${size})'>${shapes.join('')}</g>`;
}

/** So many stars above the moon, in an arc: they can be counted across a room. */
function stars(number: number): string {
  const step = Math.min(0.3, 2.2 / Math.max(1, number - 1));
  return Array.from({ length: number }, (_, star) => {
    const angle = (star - (number - 1) / 2) * step;
    const [x, y] = [200 + 176 * Math.sin(angle), 300 - 200 * Math.cos(angle)];
    return `<path transform='translate(${x.toFixed(1)} ${y.toFixed(1)})' d='M0-13 3-3 13 0 3 3 0 13-3 3-13 0-3-3Z'/>`;
  }).join('');
}

const RAYS = Array.from(
  { length: 24 },
  (_, ray) => `<path transform='rotate(${ray * 15} 200 300)' d='M197 300 192-90h16l-5 390Z'/>`,
).join('');
const CORNER =
  "<path d='M34 70V52q0-18 18-18h18M34 84V46q0-4 4-6l8 8q12 12 0 12t0-12l-8-8q2-4 6-4h40' fill='none'/>";
const CORNERS = ['', 'matrix(-1 0 0 1 400 0)', 'matrix(1 0 0 -1 0 600)', 'matrix(-1 0 0 -1 400 600)']
  .map((turn) => `<g transform='${turn === '' ? 'translate(0)' : turn}'>${CORNER}</g>`)
  .join('');

const drawn = (number: number): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='400' height='600' viewBox='0 0 400 600'><defs><linearGradient id='n' x2='0' y2='1'><stop stop-color='#232b5e'/><stop offset='1' stop-color='#10142f'/></linearGradient><radialGradient id='m' cx='.4' cy='.35'><stop stop-color='#fff6dc'/><stop offset='1' stop-color='#ecd39a'/></radialGradient></defs><rect width='400' height='600' fill='url(#n)'/><g fill='#ddb65c' opacity='.1'>${RAYS}</g><circle cx='200' cy='300' r='156' fill='url(#m)'/><circle cx='200' cy='300' r='164' fill='none' stroke='#ddb65c' stroke-width='2'/><g fill='#171c40'>${numeral(number)}</g><g fill='#f0d58e'>${stars(number)}</g><g fill='none' stroke='#ddb65c'><rect x='16' y='16' width='368' height='568' rx='10' stroke-width='3'/><rect x='24' y='24' width='352' height='552' rx='6' stroke-width='1'/><g stroke-width='1.6'>${CORNERS}</g></g></svg>`;

const known = new Map<number, Picture>();

/** The card that lies there, counted from 1. */
export function numberCard(number: number): Picture {
  const before = known.get(number);
  if (before) return before;
  const address = `data:image/svg+xml,${encodeURIComponent(drawn(number))}`;
  const card = {
    large: address,
    medium: address,
    small: address,
    thumbhash: '',
    alt: '',
    long: '',
    isNumber: true,
  };
  known.set(number, card);
  return card;
}
