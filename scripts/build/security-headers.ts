// The security headers of every page, in one place: what serves the built apps here sends them, and what
// is put on a static host is written from them.

import { bootstrapSource } from '../../apps/site/rendering/build/inline-code.ts';

type Allowed = {
  /** The Supabase project: the API, its sign-in, functions and stored photos. */
  api: string;
  /** The inlined style sheet (`styleSource`). */
  style: string;
};

/** The hash of no text at all. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const policy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Everything not listed is blocked. Scripts are the files of this origin and the inlined bootstrap. */
function contentSecurityPolicy({ api, style }: Allowed): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", bootstrapSource],
    // The site's, a file, or an empty element that the back office's library fills by script.
    'style-src': ["'self'", style, EMPTY_STYLE],
    // Both apps place single things by `style` attributes.
    'style-src-attr': ["'unsafe-inline'"],
    // A photo about to be uploaded is shown from memory.
    'img-src': ["'self'", 'data:', 'blob:', api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Device features that no page asks for. */
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
    // Browsers heed it over HTTPS alone, so it does no harm on a developer's own machine.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}
