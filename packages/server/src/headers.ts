import type { Settings } from './settings.ts';

/** No script, style or connection but our own. Pictures may be blobs (own decks, drawings), recordings too. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()'],
];
const OVER_HTTPS: readonly (readonly [string, string])[] = [
  ...HEADERS,
  ['Strict-Transport-Security', 'max-age=31536000'],
];

export const securityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): typeof HEADERS =>
  publicUrl?.startsWith('https:') ? OVER_HTTPS : HEADERS;
