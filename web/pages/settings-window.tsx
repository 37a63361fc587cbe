// Settings at the table: how fast things move, how one chooses, sound, and the record of the match.

import type { OpenTable } from '../session/use-table.ts';
import { useAttempt } from '../shell/attempt.ts';
import { changeSettings, SPEEDS, type Speed, useSettings } from '../shell/settings.ts';
import { Modal } from '../table/modal.tsx';
import { exportRecord } from './download.ts';

const TITLES: Readonly<Record<Speed, string>> = {
  calm: 'Calm',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'At once',
};

export function SettingsWindow({ onClose, table }: { onClose: () => void; table: OpenTable }) {
  const { speed, motion, confirms, sound } = useSettings();
  const { problem, attempt } = useAttempt();
  return (
    <Modal title="Settings" onClose={onClose}>
      <fieldset className="choices">
        <legend>Speed</legend>
        {Object.keys(SPEEDS).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="speed"
              checked={name === speed}
              onChange={() => changeSettings({ speed: name as Speed })}
            />
            {TITLES[name as Speed]}
          </label>
        ))}
      </fieldset>
      <label className="check line">
        <input
          type="checkbox"
          checked={motion === 'reduced'}
          onChange={(event) => changeSettings({ motion: event.target.checked ? 'reduced' : 'system' })}
        />
        Change things in place, without motion
      </label>
      <label className="check line">
        <input
          type="checkbox"
          checked={confirms === 'at once'}
          onChange={(event) => changeSettings({ confirms: event.target.checked ? 'at once' : 'twice' })}
        />
        One tap chooses at once, without a second one
      </label>
      <label className="check line">
        <input
          type="checkbox"
          checked={sound === 'on'}
          onChange={(event) => changeSettings({ sound: event.target.checked ? 'on' : 'off' })}
        />
        Sound
      </label>
      <div className="modal-part">
        <p>A record holds the seed: it knows every card. Share it when the match is over.</p>
        <button type="button" className="button quiet" onClick={() => attempt(() => exportRecord(table))}>
          Export this match as a record
        </button>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </Modal>
  );
}
