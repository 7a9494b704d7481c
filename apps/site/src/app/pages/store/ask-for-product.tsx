import { readAvailability } from '@expat-buddy/domain/product/availability';
import type { Product } from '@expat-buddy/domain/product/types';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { storeMessages } from '#messages/company/store.ts';
import { AddToPlan } from '../save/save-section.tsx';

export function AskForProduct({ product }: { product: Product }) {
  const { item: text } = storeMessages;
  const availability = readAvailability(product.availability);
  return (
    <div className="flex flex-wrap gap-3">
      <InquiryButton
        variant="outline"
        inquiry={{
          serviceType: 'general',
          serviceLabel: product.name,
          recordId: product.id,
          message: text.message[availability](product.name),
        }}
      >
        <span>
          {text.ask[availability]} <span className="sr-only">{text.about(product.name)}</span>
        </span>
      </InquiryButton>
      <AddToPlan.Section kind="product" id={product.id} title={product.name} />
    </div>
  );
}
