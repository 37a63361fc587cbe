// The options of a game, each with its rule text and the clause it changes.

import type { OptionSpec } from '../../engine/game.ts';
import type { OptionValue, OptionValues } from '../../engine/table.ts';
import { linkTo } from '../shell/router.ts';
import { capital } from '../table/model.ts';
import type { ShelfEntry } from '../table/public-game.ts';

type OptionFieldsProps = { game: ShelfEntry; values: OptionValues; onChange: (values: OptionValues) => void };

export function OptionFields({ game, values, onChange }: OptionFieldsProps) {
  return (
    <div className="option-fields">
      {Object.entries(game.options)
        .filter(([name]) => name !== game.scenario?.shelf?.option)
        .map(([name, spec]) => (
          <div className="option-field" key={name}>
            <label htmlFor={`option-${name}`}>
              <b>{spec.title}</b>
              <OptionField
                id={`option-${name}`}
                spec={spec}
                value={values[name] ?? spec.standard}
                onChange={(value) => onChange({ ...values, [name]: value })}
              />
            </label>
            <p className="small">
              {spec.text} {spec.clause && <a href={linkTo('rules', game.id, spec.clause)}>{spec.clause}</a>}
            </p>
          </div>
        ))}
    </div>
  );
}

type OptionFieldProps = {
  id: string;
  spec: OptionSpec;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
};

function OptionField({ id, spec, value, onChange }: OptionFieldProps) {
  switch (spec.kind) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return (
        <input
          id={id}
          type="number"
          className="field"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber || spec.min)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          className="field"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {spec.values.map((each) => (
            <option value={each} key={each}>
              {spec.names?.[each] ?? inWords(each)}
            </option>
          ))}
        </select>
      );
  }
}

/** `countsAsSix` is read as “Counts as six”. */
const inWords = (value: string): string =>
  capital(value.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
