// Names in sentences on the stage: "You play", "Oswin plays".

import { useTable } from '../../../web/table/model.ts';

export function useWording() {
  const { viewer, nameOfSeat } = useTable();
  return {
    called: (seat: number) => (seat === viewer ? 'you' : nameOfSeat(seat)),
    /** "You play", "Oswin plays". */
    does: (seat: number, verb: string) => (seat === viewer ? `You ${verb}` : `${nameOfSeat(seat)} ${verb}s`),
    named: (seat: number) => (seat === viewer ? 'You' : nameOfSeat(seat)),
  };
}
