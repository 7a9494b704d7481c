import {
  type IssueMail,
  renderIssueHtml,
  renderIssueText,
} from '@expat-buddy/domain/newsletter/issue/render-issue';
import { Box, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Monitor, Smartphone, Type } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { t } from '#i18n/t.ts';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';

type View = 'phone' | 'desktop' | 'text';

const views = [
  { id: 'desktop', label: t('Desktop'), icon: Monitor },
  { id: 'phone', label: t('Phone'), icon: Smartphone },
  { id: 'text', label: t('Text'), icon: Type },
] as const;

/** Links open nowhere: the sandbox blocks new windows. */
const forPreview = (html: string) => html.replace('<head>', '<head><base target="_blank">');

const FRAME_HEIGHT = 640;

/** How much a width has to shrink to fit into its container; 1 if it fits. */
function useFittingScale(width: number) {
  const container = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { container, scale: Math.min(1, available / width) };
}

/** No scripts, no forms, no origin of its own. Keeps its width, so that the mail is laid out for it. */
function MailFrame({ html, width }: { html: string; width: number }) {
  const { container, scale } = useFittingScale(width);
  return (
    <Box ref={container} sx={{ height: FRAME_HEIGHT, overflow: 'hidden' }}>
      <Box
        component="iframe"
        title={t('Preview of the email')}
        sandbox=""
        srcDoc={forPreview(html)}
        style={{ width, height: FRAME_HEIGHT / scale, transform: `scale(${scale})` }}
        sx={{
          display: 'block',
          mx: scale < 1 ? 0 : 'auto',
          transformOrigin: 'top left',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: '#FBF7F0',
        }}
      />
    </Box>
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <Box
      component="pre"
      // It scrolls.
      tabIndex={0}
      aria-label={t('Plain text of the email')}
      sx={{
        m: 0,
        p: 2,
        maxHeight: FRAME_HEIGHT,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: 14,
      }}
    >
      {text}
    </Box>
  );
}

type MailViewsProps = { subject: string; preheader: string; html: string; text: string };

/** The finished mail at the width of a phone and of a desktop, and as plain text. */
export function MailViews({ subject, preheader, html, text }: MailViewsProps) {
  const [view, setView] = useState<View>(useIsPhone() ? 'phone' : 'desktop');
  return (
    <Card component="section" aria-label={t('Preview')} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={view}
        onChange={(_event, chosen: View | null) => chosen && setView(chosen)}
        aria-label={t('Preview as')}
        sx={{ mb: 1.5 }}
      >
        {views.map(({ id, label, icon: Icon }) => (
          <ToggleButton key={id} value={id} sx={{ gap: 0.75 }}>
            <Icon size={18} aria-hidden="true" /> {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {subject || t('No subject yet')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {preheader || '\u00a0'}
      </Typography>
      {view === 'text' ? (
        <PlainText text={text} />
      ) : (
        <MailFrame html={html} width={view === 'phone' ? 390 : 680} />
      )}
    </Card>
  );
}

type MailPreviewProps = { mail: IssueMail | undefined; error?: Error | null | undefined };

/** Rendered by the code that makes the mail. */
export function MailPreview({ mail, error }: MailPreviewProps) {
  const shown = useDeferredValue(mail);
  if (error) return <LoadFailed error={error} onRetry={() => window.location.reload()} />;
  if (!shown)
    return <Skeleton variant="rounded" height={640} role="status" aria-label={t('Loading')} />;
  const { subject, preheader } = shown;
  const html = renderIssueHtml(shown);
  return (
    <MailViews subject={subject} preheader={preheader} html={html} text={renderIssueText(shown)} />
  );
}
