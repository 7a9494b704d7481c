import { useWatch } from 'react-hook-form';
import { senderMessages as text } from '#messages/inquiry/sender.ts';
import { Button } from '#ui/button.tsx';
import type { Sender } from './inquiry-drafts.ts';
import type { InquiryFormControl } from './inquiry-form-control.ts';

type SenderOfferProps = { form: InquiryFormControl; sender: Sender };

/** Fills in the name and email of the last inquiry (WCAG 2.2, 3.3.7), while both fields are empty. */
export default function SenderOffer({ form, sender }: SenderOfferProps) {
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] });
  if (name || email) return null;
  return (
    <Button
      variant="outline"
      className="mb-5 w-full text-start! wrap-anywhere"
      onClick={() => {
        form.setValue('name', sender.name, { shouldDirty: true });
        form.setValue('email', sender.email, { shouldDirty: true });
        form.setFocus('message');
      }}
    >
      {text.fillIn(sender.name, sender.email)}
    </Button>
  );
}
