import type { ReactNode } from 'react';

type StickyInquiryBarProps = {
  children: ReactNode;
  action: ReactNode;
};

/**
 * Sticks to the lower edge of phones while its parent is in view, so it must be the last child.
 * `data-sticky-bar` keeps focus and floating buttons clear of it (styles/site.css).
 */
export function StickyInquiryBar({ children, action }: StickyInquiryBarProps) {
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-0 z-20 mt-12 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page-width flex min-h-[4.5rem] items-center justify-between gap-4 py-2.5">
        <div className="tabular min-w-0 leading-tight">{children}</div>
        <div className="shrink-0 text-end">{action}</div>
      </div>
    </div>
  );
}
