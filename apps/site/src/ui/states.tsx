import type { ReactNode, Ref } from 'react';
import { baseMessages } from '#messages/shell/base.ts';
import { Button } from './button.tsx';
import { StarOrnament } from './star-ornament.tsx';

type LoadingStateProps = {
  text: string;
  /** For what the visitor asked for on this page. A page says itself that it loads (app/shell/announce-page.ts). */
  isAnnounced?: boolean;
  /** A skeleton. */
  children?: ReactNode;
};

export function LoadingState({ text, isAnnounced, children }: LoadingStateProps) {
  return (
    <div>
      <p
        role={isAnnounced ? 'status' : undefined}
        className="flex items-center gap-3 py-6 text-muted"
      >
        <StarOrnament className="size-4 animate-spin text-ochre [animation-duration:6s]" />
        {text}
      </p>
      {children && <div aria-hidden="true">{children}</div>}
    </div>
  );
}

type ErrorStateProps = {
  text: string;
  onRetry: () => void;
  /** For a page that shows nothing else. */
  isHeading?: boolean;
};

/** Use the wording of the specification, if it has one. */
export function ErrorState({ text, onRetry, isHeading }: ErrorStateProps) {
  const { common } = baseMessages;
  const Text = isHeading ? 'h1' : 'p';
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-s-4 border-danger bg-surface px-6 py-5"
    >
      <Text className={isHeading ? 'text-title' : 'font-medium'}>{text}</Text>
      <Button variant="outline" onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  );
}

type EmptyStateProps = {
  text: string;
  /** To focus the sentence, which is then not announced as well. */
  ref?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
};

export function EmptyState({ text, ref, children }: EmptyStateProps) {
  return (
    <div className="border-y border-line py-10 text-center">
      <StarOrnament className="mx-auto mb-4 size-6 text-ochre" />
      <p
        ref={ref}
        role={ref ? undefined : 'status'}
        tabIndex={ref ? -1 : undefined}
        className="text-lead outline-none"
      >
        {text}
      </p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
