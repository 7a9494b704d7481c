import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { formatMoney, lineMinor } from '@expat-buddy/domain/proposal/money';
import { lacksPrice } from '@expat-buddy/domain/proposal/state';
import type { ProposalItem, SentProposal } from '@expat-buddy/domain/proposal/types';
import { proposalMessages } from '#messages/inquiry/proposal.ts';

type ProposalLinesProps = Pick<SentProposal, 'items' | 'currency' | 'total_minor' | 'language'>;

const numberCell = 'tabular py-3 ps-4 text-end align-top whitespace-nowrap print:py-[1.6mm]';

/** A table on paper and wide screens; on a phone each line says its quantity below its title. */
export function ProposalLines({ items, currency, total_minor, language }: ProposalLinesProps) {
  const { items: text } = proposalMessages;
  const money = (minor: number) => formatMoney(minor, currency, language);
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{text.caption}</caption>
      <thead className="border-b border-ink/70 text-small text-muted max-sm:sr-only print:not-sr-only">
        <tr>
          <th scope="col" className="py-2 text-start font-normal">
            {text.item}
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-normal">
            {text.quantity}
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-normal">
            {text.unitPrice}
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-normal">
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Line key={item.id} item={item} currency={currency} money={money} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-sea">
          <th
            scope="row"
            colSpan={3}
            className="pt-4 text-start font-display text-title max-sm:hidden print:table-cell print:pt-[3mm]"
          >
            {text.total}
          </th>
          <th
            scope="row"
            className="pt-4 text-start font-display text-title sm:hidden print:hidden"
          >
            {text.total}
          </th>
          <td className="tabular pt-4 ps-4 text-end font-display text-[1.6rem] leading-none font-semibold whitespace-nowrap print:pt-[3mm]">
            {total_minor === 0 && !items.some((item) => lacksPrice(item, currency))
              ? text.noCharge
              : money(total_minor)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type LineProps = {
  item: ProposalItem;
  currency: SentProposal['currency'];
  money: (minor: number) => string;
};

function Line({ item, currency, money }: LineProps) {
  const { items: text } = proposalMessages;
  const isUnknown = lacksPrice(item, currency);
  const hasPrice = !item.is_included && !isUnknown;
  const price = money(item.unit_price_minor);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 text-start align-top font-normal print:py-[1.6mm]">
        <span dir="auto" className="block font-medium [overflow-wrap:anywhere]">
          {isolateNumbers(item.title)}
        </span>
        {item.details && (
          <span
            dir="auto"
            className="mt-0.5 block max-w-[58ch] text-small whitespace-pre-line text-muted [overflow-wrap:anywhere]"
          >
            {isolateNumbers(item.details)}
          </span>
        )}
        {hasPrice && item.quantity !== 1 && (
          <span
            aria-hidden="true"
            className="tabular mt-0.5 block text-small text-muted sm:hidden print:hidden"
          >
            {text.times(item.quantity, price)}
          </span>
        )}
      </th>
      <td className={`${numberCell} max-sm:hidden print:table-cell`}>
        {text.quantityOf(item.quantity)}
      </td>
      <td className={`${numberCell} max-sm:hidden print:table-cell`}>{hasPrice ? price : ''}</td>
      <td className={numberCell}>
        {item.is_included && text.included}
        {isUnknown && <em>{text.noPrice}</em>}
        {hasPrice && money(lineMinor(item, currency))}
      </td>
    </tr>
  );
}
