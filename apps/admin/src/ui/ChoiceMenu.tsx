import { Button, Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';

type Choice = { id: string; name: string };

type ChoiceMenuProps = {
  label: string;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  disabled?: boolean;
};

export function ChoiceMenu({ label, choices, onChoose, disabled }: ChoiceMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (choice: Choice) => {
    setAnchor(null);
    onChoose(choice);
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        size="small"
        variant="outlined"
        disabled={disabled}
        endIcon={<ChevronDown size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          paper: { sx: { maxHeight: 360 } },
        }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.id} onClick={() => choose(choice)}>
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
