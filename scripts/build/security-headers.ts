// The security headers of every page, for our own servers and for the headers file of static hosts.

import { createHash } from 'node:crypto';
import { bootstrapSource } from '../../apps/site/rendering/build/inline-code.ts';
import { DARK_STYLE } from '../../packages/domain/src/newsletter/issue/mail-style.ts';

type Allowed = {
  /** The Supabase project's URL: API, sign-in, functions and photos. */
  api: string;
  /** The inlined style sheet (`styleSource`). */
  style: string;
};

/** The hash of an empty string. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The style element of a newsletter, in its preview. */
const MAIL_STYLE = `'sha256-${createHash('sha256').update(DARK_STYLE).digest('base64')}'`;

const policy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Everything not listed is blocked. Scripts are the files of this origin and the inlined bootstrap. */
function contentSecurityPolicy({ api, style }: Allowed): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", bootstrapSource],
    // The style sheet of the site, files, or an empty element that the CSS-in-JS library of the
    // back office fills by script.
    'style-src': ["'self'", style, EMPTY_STYLE, MAIL_STYLE],
    // Both apps use `style` attributes.
    'style-src-attr': ["'unsafe-inline'"],
    // Previews of photos before their upload.
    'img-src': ["'self'", 'data:', 'blob:', api],
    'font-src': ["'self'"],
    // The back office listens to changes of inquiries.
    'connect-src': ["'self'", api, api.replace(/^http/, 'ws')],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The back office shows previews of the site in frames.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Device features that no page uses. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

export function securityHeaders(allowed: Allowed): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(allowed),
    // Browsers ignore it without HTTPS, so it is harmless in development.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}
