// What went wrong: a sentence; or a sentence and everything that is wrong with a document, line by line, each with its place.

export function Problem({ text }: { text: string }) {
  const [sentence, ...lines] = text.split('\n');
  return (
    <div role="alert" className="problem">
      <p>{sentence}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <Line text={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** "zones[0].start: there is no …": the place stands out. */
function Line({ text }: { text: string }) {
  const [, place, says] = /^([\w.[\]]+): (.*)$/.exec(text) ?? [];
  if (place === undefined) return <>{text}</>;
  return (
    <>
      <code>{place}</code> {says}
    </>
  );
}
