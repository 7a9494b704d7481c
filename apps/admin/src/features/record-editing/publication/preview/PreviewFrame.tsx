import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/t.ts';

const screens = {
  phone: { width: 390, title: t('Preview on a phone') },
  desktop: { width: 1280, title: t('Preview on a desktop') },
} as const;

export type Screen = keyof typeof screens;

/** The site at the width of a screen, made smaller where there is less room. */
export function PreviewFrame({ link, screen }: { link: string; screen: Screen }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const { width, title } = screens[screen];
  const scale = Math.min(1, (size?.width ?? width) / width);
  return (
    <Box ref={room} sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}>
      {size && (
        <Box
          component="iframe"
          src={link}
          title={title}
          referrerPolicy="no-referrer"
          sx={{
            display: 'block',
            width,
            height: size.height / scale,
            marginInline: scale < 1 ? 0 : 'auto',
            border: 0,
            bgcolor: 'background.default',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      )}
    </Box>
  );
}
