import { SaveButton } from '#features/offline/save-button.tsx';

type SavePageButtonProps = { path: string; title: string; className?: string };

/** A saved page can send an inquiry offline, so it needs the form too. */
const prepare = () =>
  Promise.all([
    import('#features/inquiry/inquiry-dialog.tsx'),
    import('#features/inquiry/waiting-note.tsx'),
  ]);

export default function SavePageButton(props: SavePageButtonProps) {
  return <SaveButton {...props} prepare={prepare} />;
}
