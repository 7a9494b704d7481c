import { useTheme } from '@mui/material';

/** One pattern serves every chart on the page. */
export const STRIPES = 'url(#series-stripes)';

export function Stripes() {
  const { palette } = useTheme();
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <pattern
          id="series-stripes"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.5" height="7" fill={palette.background.paper} />
        </pattern>
      </defs>
    </svg>
  );
}
