import type { Settings } from '../settings.ts';

/** No script, style or connection but our own. Pictures may be blobs (own decks, drawings), recordings too. */
const policy = (connections: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type Header = readonly [name: string, value: string];

const HEADERS: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()'],
];
const OVER_HTTPS: readonly Header[] = [...HEADERS, ['Strict-Transport-Security', 'max-age=31536000']];

/** A name or address, and perhaps a port: nothing that could end the directive it is put in. */
const HOST = /^(?:[a-z\d.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Safari before 15.4 does not count a WebSocket to the page's own host as 'self'. */
function connectionsTo(host: string | undefined, publicUrl: string | null): string {
  const own = publicUrl === null ? host : new URL(publicUrl).host;
  return own !== undefined && HOST.test(own) ? `'self' ws://${own} wss://${own}` : "'self'";
}

export const securityHeaders = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  host: string | undefined,
): readonly Header[] => [
  ['Content-Security-Policy', policy(connectionsTo(host, publicUrl))],
  ...(publicUrl?.startsWith('https:') ? OVER_HTTPS : HEADERS),
];

/** Whether a list of what somebody takes (`Accept`, `Accept-Encoding`) names this, and does not refuse it by `q=0`. */
export const accepts = (list: string | undefined, name: string): boolean =>
  (list ?? '')
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim().toLowerCase()))
    .some(
      ([named, ...parameters]) =>
        named === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)),
    );
