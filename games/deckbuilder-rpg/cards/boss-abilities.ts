// The ability cards of the bosses: whose, symbols, Turn and Synergy in the notation.

import { sheet } from './sheet.ts';

export const BOSS_ABILITIES = sheet(
  ['of', 'symbols', 'turn', 'synergy'],
  `
  Bully            | Gruk Splitjaw                | melee        | atk(M,+0,+0,two)                     | atk(M,+0,+0)
  Get Them!        | Gruk Splitjaw                | melee+item   | bandCtr(1); draw(1,self)             | bandCtr(1)
  Skull Ringer     | Gruk Splitjaw                | melee        | atk(M,+1,+2,on:Shaken)               | atk(M,+0,+1)
  Behind the Lads  | Gruk Splitjaw                | defend       | guard(3,self)                        | guard(2,self)
  Frenzy           | Gruk Splitjaw                | melee        | atk(M,-1,+0,all)                     | atk(M,+0,+0)
  Pin Down         | Captain Odile Rusk           | range        | atk(R,+1,+0,on:Held)                 | atk(R,+0,+0)
  Hold the Line    | Captain Odile Rusk           | defend       | guard(2,self); bandGuard(1)          | guard(1,self); draw(1,self)
  Double Bolt      | Captain Odile Rusk           | range        | atk(R,+0,+0,x2)                      | atk(R,+0,+0)
  Lunge            | Captain Odile Rusk           | melee        | atk(M,+2,+2)                         | atk(M,+1,+0)
  Volley Order     | Captain Odile Rusk           | range        | bandCtr(1); ctr(R,1)                 | bandCtr(1)
  Venom Flood      | Old Mother Weft              | melee        | atk(M,+0,+0,two)                     | atk(M,+0,+0)
  Silk Cocoon      | Old Mother Weft              | range        | atk(R,+2,+2,on:Shaken)               | atk(R,+0,+0)
  Rend             | Old Mother Weft              | melee        | atk(M,+1,+3)                         | atk(M,+0,+1)
  Brood Call       | Old Mother Weft              | item         | summon(Cave Spider,2)                | summon(Cave Spider,1)
  Skitter          | Old Mother Weft              | defend       | guard(2,self); move(1)               | guard(1,self); draw(1,self)
  Dark Litany      | Deacon Varn                  | mana         | ctr(A,3)                             | ctr(A,2)
  Bone Wall        | Deacon Varn                  | defend       | guard(2,self); bandGuard(1)          | guard(2,self)
  Drain Life       | Deacon Varn+The Hollow Queen | mana         | atk(A,+0,+1); heal(3,self)           | atk(A,-1,+0); heal(1,self)
  Raise Bones      | Deacon Varn                  | mana+item    | summon(Bone Guard,1)                 | bandGuard(1)
  Dread Word       | Deacon Varn+The Hollow Queen | mana         | cond(Shaken,all,0); fatigue(1,all)   | cond(Shaken,enemy,0)
  Sweep            | The Iron Castellan           | melee        | atk(M,-1,-1,all)                     | atk(M,-1,+0)
  Bulwark          | The Iron Castellan           | defend       | guard(3,self)                        | guard(2,self)
  Crush            | The Iron Castellan           | melee        | atk(M,+1,+3,on:Shaken)               | atk(M,+0,+1)
  Grinding Advance | The Iron Castellan           | melee+defend | atk(M,+0,+0); guard(1,self)          | guard(1,self); draw(1,self)
  Self-Repair      | The Iron Castellan           | rest         | heal(5,self)                         | heal(2,self)
  Tail Lash        | Ashmaw                       | melee        | atk(M,+0,-3,all)                     | atk(M,+0,-2,two)
  Inhale           | Ashmaw                       | mana         | ctr(A,2); draw(1,self)               | ctr(A,2)
  Savage           | Ashmaw                       | melee        | atk(M,-1,+0,x2)                      | atk(M,+0,+0)
  Wing Buffet      | Ashmaw                       | defend       | guard(1,self); cond(Shaken,all,0)    | guard(1,self)
  Hoard Fury       | Ashmaw                       | melee+mana   | atk(MA,+1,+2)                        | atk(MA,+0,+0)
  Tidal Sweep      | The Drowned King             | melee        | atk(M,+0,+0,two)                     | atk(M,+0,+0)
  Royal Guard      | The Drowned King             | defend       | guard(2,self); bandGuard(1)          | guard(2,self)
  Cold Grasp       | The Drowned King             | melee        | atk(M,+1,+2,on:Held); fatigue(1,one) | atk(M,+0,+0)
  Call the Sunken  | The Drowned King             | item         | summon(Drowned Thrall,2)             | summon(Drowned Thrall,1)
  Weight of Water  | The Drowned King             | mana         | cond(Shaken,all,0); ctr(A,2)         | ctr(A,2)
  Queenly Disdain  | The Hollow Queen             | mana         | atk(A,+1,+1)                         | atk(A,+0,+0)
  Mirror Step      | The Hollow Queen             | defend       | guard(2,self); draw(1,self)          | guard(1,self); draw(1,self)
  Hall of Glass    | The Hollow Queen             | mana         | atk(A,+0,+0,two)                     | ctr(A,2)
`,
);
