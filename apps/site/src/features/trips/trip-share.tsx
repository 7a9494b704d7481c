import { MessageSquareText, Printer, Share2 } from 'lucide-react';
import { urlOf } from '#lib/address.ts';
import { whatsappUrl } from '#lib/whatsapp-url.ts';
import { tripShareMessages as text } from '#messages/trips/trip-share.ts';
import { shareLink } from '#ui/share-link.ts';
import { showToast } from '#ui/toast/toast-store.ts';

type TripShareProps = {
  title: string;
  path: string;
  /** The company's number, or '' without one. */
  whatsapp: string;
};

const action =
  'inline-flex min-h-11 items-center gap-2 font-medium text-sea underline-offset-4 hover:underline';

export function TripShare({ title, path, whatsapp }: TripShareProps) {
  const url = urlOf(path);
  const share = async () => {
    const notice = await shareLink({ title, url }, text);
    if (notice) showToast(notice);
  };
  return (
    <ul aria-label={text.label} className="flex flex-wrap gap-x-6 text-[0.95rem] print:hidden">
      {whatsapp && (
        <li>
          <a
            href={whatsappUrl(whatsapp, text.message(title, url))}
            target="_blank"
            rel="noreferrer"
            className={action}
          >
            <MessageSquareText className="size-4.5 shrink-0" aria-hidden="true" />
            {text.whatsapp}
          </a>
        </li>
      )}
      <li className="in-[html:not(.js)]:hidden">
        <button type="button" className={action} onClick={() => void share()}>
          <Share2 className="size-4.5 shrink-0" aria-hidden="true" />
          {text.share}
        </button>
      </li>
      <li className="in-[html:not(.js)]:hidden">
        <button type="button" className={action} onClick={() => window.print()}>
          <Printer className="size-4.5 shrink-0" aria-hidden="true" />
          {text.print}
        </button>
      </li>
    </ul>
  );
}
