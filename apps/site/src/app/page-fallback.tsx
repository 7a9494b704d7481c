import { baseMessages } from '#messages/shell/base.ts';
import { LoadingState } from '#ui/states.tsx';

/** As tall as the screen, so that the footer does not move when the page arrives. */
export function PageFallback() {
  const { common } = baseMessages;
  return (
    <div className="page-width min-h-dvh pt-16">
      <LoadingState text={common.loading} />
    </div>
  );
}
