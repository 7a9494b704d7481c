import type { LinkState } from '@expat-buddy/domain/newsletter/queries';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Light } from '#lib/pictures/light.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/states.tsx';
import { StorySheet } from '#ui/story-sheet.tsx';
import { useLinkToken } from './use-link-token.ts';

type StateMessages = { title: string; text: string };

type NewsletterLinkProps = {
  text: Record<LinkState | 'ready', StateMessages> & {
    button: string;
    busy: string;
    error: string;
  };
  image: string;
  light: Light;
  act: (token: string) => Promise<LinkState>;
  nextStep: (state: LinkState) => ReactNode;
};

type State = LinkState | 'ready' | 'busy' | 'error';

/** Requires a click, because mail scanners open links but do not press buttons. */
export function NewsletterLink({ text, image, light, act, nextStep }: NewsletterLinkProps) {
  const token = useLinkToken();
  const [state, setState] = useState<State>('ready');
  const outcome = useRef<HTMLDivElement>(null);
  const shown: State = token === null ? 'unknown' : state;
  const isOutcome = shown === 'done' || shown === 'expired' || shown === 'unknown';

  // The focused button is gone.
  useEffect(() => {
    if (isOutcome && token) outcome.current?.focus();
  }, [isOutcome, token]);

  const press = async () => {
    if (!token || state === 'busy') return;
    setState('busy');
    try {
      setState(await act(token));
    } catch {
      setState('error');
    }
  };

  const message = isOutcome ? text[shown] : text.ready;
  return (
    <StorySheet title={message.title} text={message.text} image={image} light={light}>
      <p role="status" className="sr-only">
        {isOutcome ? `${message.title}. ${message.text}` : shown === 'busy' ? text.busy : ''}
      </p>
      <div ref={outcome} tabIndex={-1} className="outline-none">
        {isOutcome && nextStep(shown)}
        {shown === 'error' && <ErrorState text={text.error} onRetry={() => void press()} />}
        {(shown === 'ready' || shown === 'busy') && (
          <Button size="large" aria-disabled={shown === 'busy'} onClick={() => void press()}>
            {shown === 'busy' ? text.busy : text.button}
          </Button>
        )}
      </div>
    </StorySheet>
  );
}
