import type Phaser from 'phaser';
import { LAP_UNITS } from '../rules/config.js';
import { addPanel, type PanelFrame } from './panel-frame.js';
import { MAP_PANEL, dotKey, driverKey } from './panel-painters.js';
import type { Moment } from './race-moment.js';
import { DRIVERS } from './textures.js';
import { showSharp } from './sharp-image.js';
import type { TrackMap } from './track-map.js';

/** Height of a row in the list of drivers, and its distance from the left, in CSS px. */
const ROW = { height: 37, left: 20 } as const;

/** Map of the lap with all pods. If there is room, it includes a list of the drivers by place. */
export interface MapPanel {
  place(frame: PanelFrame): void;
  draw(moment: Moment): void;
}

export function createMapPanel(scene: Phaser.Scene, map: TrackMap, first: PanelFrame): MapPanel {
  const image = addPanel(scene, MAP_PANEL);
  const dots = DRIVERS.map((_, driver) => addPanel(scene, dotKey(driver), 1 + driver / 10).setOrigin(0.5));
  const rows = DRIVERS.map((_, driver) => addPanel(scene, driverKey(driver)).setOrigin(0, 0.5));
  /** Place shown in each row; 0 before the first. */
  const shown = DRIVERS.map(() => 0);
  const point = { x: 0, y: 0 };
  let frame = first;
  let left = 0;

  const distanceOf = ({ pod, rivals }: Moment, driver: number): number =>
    rivals[driver]?.distance ?? pod.distance;
  const placeOf = (moment: Moment, driver: number): number => {
    let place = 1;
    for (let other = 0; other < DRIVERS.length; other++)
      if (distanceOf(moment, other) > distanceOf(moment, driver)) place += 1;
    return place;
  };
  const drawDot = (dot: Phaser.GameObjects.Image, distance: number): void => {
    const { drawing } = frame.sizes.map;
    map.find(distance / LAP_UNITS, point);
    const x = left + (drawing.left + point.x * drawing.width) * frame.unit;
    const y = frame.top + (drawing.top + point.y * drawing.height) * frame.unit;
    showSharp(dot, x, y, frame.grid);
  };
  const drawRow = (driver: number, place: number): void => {
    const { listTop } = frame.sizes.map;
    const row = rows[driver];
    if (row === undefined || listTop === undefined || shown[driver] === place) return;
    shown[driver] = place;
    const y = frame.top + (listTop + (place - 0.5) * ROW.height) * frame.unit;
    showSharp(row, left + ROW.left * frame.unit, y, frame.grid);
  };
  return {
    place(next) {
      frame = next;
      left = next.right - next.sizes.map.width * next.unit;
      showSharp(image, left, next.top, next.grid);
      shown.fill(0);
      for (const row of rows) row.setVisible(next.sizes.map.listTop !== undefined);
    },
    draw(moment) {
      for (let driver = 0; driver < DRIVERS.length; driver++) {
        const dot = dots[driver];
        if (dot !== undefined) drawDot(dot, distanceOf(moment, driver));
        drawRow(driver, placeOf(moment, driver));
      }
    },
  };
}
