import { Chip } from './chip';

interface ChipGroupProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A filter of which one option is chosen; on a phone the options scroll sideways. */
export function ChipGroup<Id extends string>({ label, options, value, onChange }: ChipGroupProps<Id>) {
  return (
    <div className="chips chips--scrolling" role="group" aria-label={label}>
      {options.map((option) => (
        <Chip key={option.id} isPressed={option.id === value} onClick={() => onChange(option.id)}>
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
